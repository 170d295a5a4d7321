// Tasks in Chinese.

import { bought, corners, gridTiles, stocked, walk } from '../formulas.ts';
import type { Task } from '../task.ts';

const PILLAR = { x: 180, y: 120, w: 50, h: 50 };
const BOARD = { tileWidth: 195, tileHeight: 1210, direction: 'horizontal' };

export const CHINESE: readonly Task[] = [
  {
    id: 'zh-living-room-corner',
    kind: 'room',
    says: '客厅 4.5 米 × 3.6 米，用 800 × 800 毫米的砖，留缝 2 毫米，从左上角整砖开始铺。一共需要多少块砖，其中要切割多少块？',
    asks: ['tiles', 'cut'],
    call: { plan: { outline: walk('4.5m', '3.6m'), parameters: { tileSize: 800 }, joint: 2, start: { x: 0, y: 0 } } },
    formula: () => gridTiles({ room: [450, 360], tile: [800, 800], joint: 2 }),
  },
  {
    id: 'zh-800-tiles-mixed',
    kind: 'units',
    isClumsy: true,
    says: '房间3米2乘280，800的砖，缝1.5，怎么好看怎么铺，要几块？一共多少平？',
    asks: ['tiles', 'areaM2'],
    call: { plan: { outline: walk('3.2m', '280cm'), parameters: { tileSize: 800 }, joint: 1.5, start: 'best' } },
    reference: { polygon: corners(320, 280) },
    formula: () => ({ areaM2: 3.2 * 2.8 }),
  },
  {
    id: 'zh-boxes-and-price',
    kind: 'order',
    says: '卧室 3.9 米 × 3.3 米，600 × 600 毫米的砖，留缝 2 毫米，起铺位置选最好的。每箱 4 块，每箱 128 元人民币，损耗按 5% 算，另备 2 块。要买多少箱，多少钱？',
    asks: ['boxes', 'cost'],
    call: {
      plan: {
        outline: walk('3.9m', '3.3m'),
        parameters: { tileSize: 600 },
        joint: 2,
        start: 'best',
        tilesPerBox: 4,
        breakage: 5,
        spares: 2,
        pricePerBox: 128,
        currency: 'CNY',
      },
    },
    formula: ({ tiles }) => bought(tiles, { perBox: 4, price: 128, breakage: 5, spares: 2 }),
  },
  {
    id: 'zh-herringbone-boards',
    kind: 'pattern',
    isClumsy: true,
    says: '人字拼（普通的、默认方向），小板90乘450，不留缝，书房2米6乘2米4，起铺位置选最好的，要多少块？',
    asks: ['tiles'],
    call: {
      plan: {
        outline: walk('2.6m', '2.4m'),
        pattern: 'herringbone',
        parameters: { tileWidth: 90, tileHeight: 450 },
        joint: 0,
        start: 'best',
      },
    },
    reference: { polygon: corners(260, 240), pattern: 'herringbone-pattern' },
  },
  {
    id: 'zh-brick-bond',
    kind: 'pattern',
    isClumsy: true,
    says: '工字铺，砖60×30横着铺，错一半，阳台长4米2（左右）宽1米3，缝2，起铺位置选最好的，要多少块？要切几块？',
    asks: ['tiles', 'cut'],
    call: {
      plan: {
        outline: walk('4.2m', '1.3m'),
        pattern: 'bricks',
        parameters: { tileWidth: 600, tileHeight: 300 },
        joint: 2,
        start: 'best',
      },
    },
    reference: {
      polygon: corners(420, 130),
      pattern: 'bricks-pattern',
      parameters: { tileWidth: 600, tileHeight: 300, offset: 50 },
    },
  },
  {
    id: 'zh-checkerboard',
    kind: 'pattern',
    says: '门厅 2.7 米 × 2.1 米，黑白棋盘格，砖 300 × 300 毫米，留缝 2 毫米，左上角从一块完整的浅色砖开始。浅色砖和深色砖各要多少块？',
    asks: ['light', 'dark'],
    call: {
      plan: {
        outline: walk('2.7m', '2.1m'),
        pattern: 'checkerboard',
        parameters: { tileSize: 300 },
        joint: 2,
        start: { x: 0, y: 0 },
      },
    },
    // Colours alternate from the corner, so there is one light tile more where the number is odd.
    formula: () => {
      const { tiles } = gridTiles({ room: [270, 210], tile: [300, 300], joint: 2 });
      return { light: Math.ceil(tiles / 2), dark: Math.floor(tiles / 2) };
    },
  },
  {
    id: 'zh-pillar',
    kind: 'shape',
    isClumsy: true,
    says: '店面4米×3米，有根柱子50×50，柱子左上角离左墙180、离上墙120，柱子底下不铺。砖60×60，缝3，左上角整砖开始。几平方米，几块砖？',
    asks: ['areaM2', 'tiles'],
    call: {
      plan: {
        outline: walk('4m', '3m'),
        subtract: [PILLAR],
        parameters: { tileSize: 600 },
        joint: 3,
        start: { x: 0, y: 0 },
      },
    },
    formula: () => ({
      areaM2: 4 * 3 - 0.5 * 0.5,
      tiles: gridTiles({ room: [400, 300], tile: [600, 600], joint: 3, hole: PILLAR }).tiles,
    }),
  },
  {
    id: 'zh-l-shaped-room',
    kind: 'shape',
    says: '房间是 L 形，从左上角顺时针量：上边 420 厘米，右边 180 厘米，往左 160 厘米，再往下 170 厘米，下边往左 260 厘米，最后回到起点 350 厘米。砖 300 × 300 毫米，留缝 3 毫米，起铺位置选最好的。面积多少平方米，要多少块砖？',
    asks: ['areaM2', 'tiles'],
    call: {
      plan: { outline: 'E420 S180 W160 S170 W260 N350', parameters: { tileSize: 300 }, joint: 3, start: 'best' },
    },
    reference: {
      polygon: [
        [0, 0],
        [0, 350],
        [260, 350],
        [260, 180],
        [420, 180],
        [420, 0],
      ],
    },
    formula: () => ({ areaM2: 4.2 * 1.8 + 2.6 * 1.7 }),
  },
  {
    id: 'zh-floor-boards',
    kind: 'boards',
    isClumsy: true,
    says: '强化地板1210×195，卧室4米×3米3，地板顺着4米那边铺，四周留10的伸缩缝，一包8片，一包168块钱（人民币），起铺位置选最好的，要几包，多少钱？',
    asks: ['boxes', 'cost'],
    call: {
      plan: {
        outline: walk('4m', '3.3m'),
        pattern: 'planks',
        parameters: BOARD,
        edge: 10,
        start: 'best',
        tilesPerBox: 8,
        pricePerBox: 168,
        currency: 'CNY',
      },
    },
    reference: { polygon: corners(400, 330) },
    formula: ({ tilesWithReuse }) => bought(tilesWithReuse, { perBox: 8, price: 168 }),
  },
  {
    id: 'zh-leftover-tiles',
    kind: 'stock',
    isClumsy: true,
    says: '家里还剩20块砖，40×40的，想铺个2米1×1米5的储物间，缝2，起铺位置选最好的，损耗按一般的算，够不够？不够还差几块？',
    asks: ['isEnough', 'missing'],
    call: {
      plan: { outline: walk('2.1m', '1.5m'), parameters: { tileSize: 400 }, joint: 2, start: 'best', stock: 20 },
    },
    formula: ({ tiles }) => stocked(tiles, 20),
  },
  {
    id: 'zh-compare-sizes',
    kind: 'compare',
    says: '餐厅 3.4 米 × 3.1 米，在 400、600、800 毫米的方砖里挑，都留缝 2 毫米，都从最好的位置起铺，哪一种排第一？',
    asks: ['bestTileSizeMm'],
    call: {
      compare: {
        outline: walk('3.4m', '3.1m'),
        joint: 2,
        start: 'best',
        variants: [400, 600, 800].map((tileSize) => ({ parameters: { tileSize } })),
      },
    },
    reference: {
      polygon: corners(340, 310),
      variants: [800, 600, 400].map((tileSize) => ({ pattern: 'squares', parameters: { tileSize } })),
    },
  },
  {
    id: 'zh-two-rooms-one-floor',
    kind: 'job',
    says: '走廊 6 米 × 1.5 米，它下面隔一道 10 厘米的墙是厨房 4 米 × 3 米，厨房的左边比走廊的左边靠右 1 米；两间之间的门洞宽 90 厘米，左边离走廊左墙 2 米。两间连成一片通铺 600 × 600 毫米的砖，门洞里也铺，留缝 3 毫米，起铺位置选最好的。总面积多少，一共多少块砖？',
    asks: ['areaM2', 'tiles'],
    call: {
      plan: {
        rooms: [
          { name: '走廊', outline: walk('6m', '1.5m') },
          { name: '厨房', outline: walk('4m', '3m'), at: { x: 100, y: 160 } },
        ],
        doorways: [{ x: 200, y: 150, w: 90, h: 10 }],
        parameters: { tileSize: 600 },
        joint: 3,
        start: 'best',
      },
    },
    // The floor as one room.
    reference: {
      rooms: undefined,
      doorways: undefined,
      outline: 'E600 S150 W310 S10 E210 S300 W400 N300 E100 N10 W200 N150',
    },
    formula: () => ({ areaM2: 6 * 1.5 + 4 * 3 + 0.9 * 0.1 }),
  },
  {
    id: 'zh-whole-flat',
    kind: 'job',
    isClumsy: true,
    says: '全屋通用一种砖60×60，缝2：客厅4米5×3米8，过道120×3米2，卫生间2米×170。边角料各房间互相用。按损耗3%，一箱3块，每箱96元人民币，都从最好的位置起铺，一共几箱多少钱？',
    asks: ['boxes', 'cost'],
    call: {
      job: {
        surfaces: [
          { name: '客厅', outline: walk('4.5m', '3.8m') },
          { name: '过道', outline: walk('120cm', '3.2m') },
          { name: '卫生间', outline: walk('2m', '170cm') },
        ],
        parameters: { tileSize: 600 },
        joint: 2,
        start: 'best',
        tilesPerBox: 3,
        pricePerBox: 96,
        currency: 'CNY',
        buyWithReuse: true,
      },
    },
    formula: ({ tilesWithReuse }) => bought(tilesWithReuse, { perBox: 3, price: 96 }),
  },
  {
    id: 'zh-link-add-pillar',
    kind: 'link',
    isClumsy: true,
    says: '上次的方案 {link} ，忘了说右下角有个80×60的管道井（横80竖60）不铺砖，别的都不变，起铺点也不变。现在多少块，多少平？',
    stored: { outline: walk(360, 300), parameters: { tileSize: 450 }, joint: 3, start: { x: 0, y: 15 } },
    asks: ['tiles', 'areaM2'],
    call: { change: { subtract: [{ x: 280, y: 240, w: 80, h: 60 }] } },
    // Without the corner.
    reference: { outline: 'E360 S240 W80 S60 W280 N300' },
    formula: () => ({ areaM2: 3.6 * 3 - 0.8 * 0.6 }),
  },
  {
    id: 'zh-cut-list-file',
    kind: 'file',
    says: '厨房 2.9 米 × 2.3 米，砖 450 × 450 毫米，留缝 3 毫米，起铺位置选最好的。我要给工人一份 Excel（xlsx）切割清单，请给下载地址。',
    asks: ['file'],
    call: {
      plan: {
        outline: walk('2.9m', '2.3m'),
        parameters: { tileSize: 450 },
        joint: 3,
        start: 'best',
        lang: 'zh',
        format: 'xlsx',
      },
    },
    reference: { polygon: corners(290, 230) },
    file: { format: 'xlsx' },
  },
];

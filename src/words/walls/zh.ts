// What Chinese says of walls in other words than of floors.

import type { WallWords } from './en.ts';

export const walls: WallWords = {
  'setting.fromWall.wall': '{mark} 距{side}边 {length}',
  'setting.kind.joint.wall': '从墙面一边到另一边，砖边都对齐这条线。',
  'setting.laying.wall': '由此向 {a} 和 {b} 方向铺贴，再铺其余墙面。',
  'setting.chains.wall': '沿边尺寸',
  'setting.wall.wall': '边 {wall}',
  'param.edge.wall': '沿边缝宽',
  'ui.room.wall': '墙面',
  'ui.walls.wall': '各边',
  'ui.floorArea.wall': '墙面面积',
  'warn.strips.wall':
    '沿边窄条：{cut} 块裁切砖中有 {n} 块不足整砖的十分之一，其中窄条 {strips} 块，最窄切条 {mm} 毫米；{advice}。',
  'warn.narrow.wall':
    '窄条：沿边 {metres} 米，{cut} 块裁切砖中有 {n} 块的最窄处不足 {limit} 毫米，最窄处 {mm} 毫米；{advice}。',
  'warn.idleCutout.wall': '{which}位于墙面之外，没有扣除任何面积；请移动它或将其删除。',
  'compare.opposite.wall': '对边切砖不一致',
  'advice.rowsCentre.wall': '沿边 {metres} 米的边排不足整砖的三分之一，最窄 {mm} 毫米；start=center 可避免。',
  'remains.rows.wall': '沿边 {metres} 米的边排不足整砖的三分之一，最窄 {mm} 毫米。',
  'remains.oneTile.wall': '一块砖即可铺满墙面',
  'start.left.wall': '左边',
  'start.right.wall': '右边',
  'start.top.wall': '上边',
  'start.bottom.wall': '下边',
  'start.wall.wall': '{n} 号边',
  'start.walls.wall': '{one} 号边与 {other} 号边',
  'start.inRoom.wall': '墙面正中',
  'finding.strips.wall': '沿边窄条：{cut} 块裁切砖中有 {n} 块不足整砖的十分之一。最窄切条：{width}。',
  'finding.idleCutout.wall': '{which}位于墙面之外，没有扣除任何面积。',
  'note.movementJoint.wall': '墙面长 {length}：铺砖至少每隔 {most} 须留一道伸缩缝，日晒处应更密。',
  'doubt.smallFloor.wall':
    '墙面按 {room} 厘米理解，单块砖按 {tile} 毫米理解；如果是其他单位，请在数字后写明，例如 4 米写作 E4m，60 厘米的砖写作 tileSize=600。',
  'doubt.largeFloor.wall':
    '墙面按 {room} 厘米理解，即 {area} 平方米；如果是毫米或米，请在数字后写明单位，例如 E4000mm 或 E4m。',
  'drawing.room.wall':
    '按比例绘制：墙面 {size}，铺贴 {area}。裁切砖画斜线，窄条用警示色加网格线，看不清的画圆圈，十字为起铺点。',
  'drawing.edge.wall': '沿边留缝 {width}',
  'page.summary.wall': '墙面 {area}。需购 {total} 块，其中整砖 {whole} 块，裁切砖 {cut} 块。损耗 {waste}%。',
  'page.tooLongForAddress.wall': '这面墙的角太多，无法写进地址；程序可以用 JSON 发送。',
  'cuts.roomWidth.wall': '墙面宽',
  'cuts.roomLength.wall': '墙面高',
  'paper.fromLeft.wall': '距左边 {length}',
  'paper.outsideLeft.wall': '左边外 {length}',
  'paper.fromTop.wall': '距上边 {length}',
  'paper.outsideTop.wall': '上边外 {length}',
  'summary.room.wall': '墙面 {size}，铺贴 {area}',
};

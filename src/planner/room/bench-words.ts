// What the page says while a room is edited on the plan or drawn.

import { phrases } from '../words.ts';

export const benchWords = phrases({
  corner: {
    en: 'Corner {n}: {x}, {y} cm',
    pl: 'Narożnik {n}: {x}, {y} cm',
    es: 'Esquina {n}: {x}, {y} cm',
    zh: '墙角 {n}：{x}, {y} cm',
  },
  editHint: {
    en: 'Drag corners, walls and cut-outs; Shift for millimetres; double-click a wall for a new corner. By keyboard: Tab, arrow keys, Insert, Delete.',
    pl: 'Przeciągaj narożniki, ściany i wycięcia; Shift: co milimetr; dwuklik na ścianie dodaje narożnik. Klawisze: Tab, strzałki, Insert, Delete.',
    es: 'Arrastra esquinas, paredes y recortes; Mayús: milímetros; doble clic en una pared: otra esquina. Teclado: Tab, flechas, Insert, Supr.',
    zh: '拖动墙角、墙和挖空；按住 Shift 精确到毫米；双击墙可加墙角。键盘：Tab、方向键、Insert、Delete。',
  },
  addCorner: { en: 'Add a corner', pl: 'Dodaj narożnik', es: 'Añadir esquina', zh: '添加墙角' },
  nextWall: { en: 'Next wall', pl: 'Następna ściana', es: 'Pared siguiente', zh: '下一面墙' },
  drawHint: {
    en: 'Type a length in cm, then press an arrow key; or click corner after corner on the plan. A36.87:150 and Enter is an angled wall. Enter closes the room, Backspace takes a wall back, Escape leaves.',
    pl: 'Wpisz długość w cm i naciśnij strzałkę albo klikaj kolejne narożniki na planie. A36.87:150 i Enter to ściana skośna. Enter zamyka, Backspace cofa ścianę, Escape wychodzi.',
    es: 'Escribe la longitud en cm y pulsa una flecha, o marca las esquinas en el plano. A36.87:150 e Intro es una pared inclinada. Intro cierra, Retroceso quita una pared, Escape sale.',
    zh: '输入长度（厘米）再按方向键，或在图上依次点击墙角。A36.87:150 加回车为斜墙。回车闭合，退格撤回一面墙，Esc 退出。',
  },
  which: {
    en: 'Type a length above 0, such as 420, then an arrow key.',
    pl: 'Wpisz długość większą od 0, np. 420, potem strzałka.',
    es: 'Escribe una longitud mayor que 0, p. ej. 420, y una flecha.',
    zh: '请输入大于 0 的长度，例如 420，再按方向键。',
  },
  ways: {
    en: 'right|down|left|up',
    pl: 'w prawo|w dół|w lewo|w górę',
    es: 'derecha|abajo|izquierda|arriba',
    zh: '向右|向下|向左|向上',
  },
  takeBack: {
    en: 'Remove the last wall',
    pl: 'Usuń ostatnią ścianę',
    es: 'Quitar la última pared',
    zh: '撤回上一面墙',
  },
  leave: { en: 'Cancel', pl: 'Anuluj', es: 'Cancelar', zh: '取消' },
});

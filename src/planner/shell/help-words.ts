// Phrases of the help sheet.

import { phrases } from '../words.ts';

export const words = phrases({
  keys: { en: 'Keys', pl: 'Klawisze', es: 'Teclas', zh: '快捷键' },
  keyWalk: {
    en: 'On the plan: from tile to tile; Enter shows its cut',
    pl: 'Na planie: od płytki do płytki; Enter pokazuje docinkę',
    es: 'En el plano: de pieza en pieza; Intro muestra su corte',
    zh: '在图上：逐块移动；回车查看裁切',
  },
  keyStart: {
    en: 'On the start: move it by 1 mm, with Shift by 1 cm',
    pl: 'Na punkcie startowym: przesuń o 1 mm, z Shift o 1 cm',
    es: 'En el arranque: moverlo 1 mm, con Mayús 1 cm',
    zh: '在起铺点上：移动 1 毫米，按住 Shift 移动 1 厘米',
  },
  keyZoom: {
    en: 'Zoom in, zoom out, show the whole room',
    pl: 'Bliżej, dalej, całe pomieszczenie',
    es: 'Acercar, alejar, la estancia entera',
    zh: '放大、缩小、显示整个房间',
  },
  dragTiles: { en: 'Shift + drag', pl: 'Shift + przeciąganie', es: 'Mayús + arrastrar', zh: 'Shift + 拖动' },
  tilesMove: {
    en: 'Move the tiles under the walls',
    pl: 'Przesuń płytki pod ścianami',
    es: 'Mover las piezas bajo las paredes',
    zh: '在墙内移动瓷砖',
  },
  dragView: { en: 'Space + drag', pl: 'Spacja + przeciąganie', es: 'Espacio + arrastrar', zh: '空格 + 拖动' },
  viewMoves: { en: 'Move the view', pl: 'Przesuń widok', es: 'Mover la vista', zh: '移动视图' },
  keyHelp: { en: 'This sheet', pl: 'Ta pomoc', es: 'Esta ayuda', zh: '本帮助' },
  keyField: {
    en: 'In a number field: one step more or less, ten with Shift',
    pl: 'W polu liczby: o krok więcej lub mniej, z Shift o dziesięć',
    es: 'En un campo numérico: un paso más o menos, diez con Mayús',
    zh: '在数字框中：增减一步，按住 Shift 为十步',
  },
  lengths: { en: 'Lengths', pl: 'Długości', es: 'Longitudes', zh: '长度' },
  lengthsText: {
    en: 'A number is in the unit shown beside it. Any other unit may follow: 3.2 m, 320 cm, 3200 mm, 10′ 6″, 12″.',
    pl: 'Liczba jest w jednostce podanej obok. Można dopisać inną: 3,2 m, 320 cm, 3200 mm, 10′ 6″, 12″.',
    es: 'Un número va en la unidad indicada al lado. Puedes añadir otra: 3,2 m, 320 cm, 3200 mm, 10′ 6″, 12″.',
    zh: '数字使用旁边所示的单位，也可另加单位：3.2 m、320 cm、3200 mm、10′ 6″、12″。',
  },
  guide: {
    en: 'Guide to the planner',
    pl: 'Przewodnik po planerze (po angielsku)',
    es: 'Guía del planificador (en inglés)',
    zh: '使用指南（英文）',
  },
  reading: { en: 'Reading the plan', pl: 'Jak czytać plan', es: 'Leer el plano', zh: '看图说明' },
  readingText: {
    en: 'Plain tiles are whole, hatched ones are cut, red ones are slivers: less than a tenth of a tile. Point at a tile to read its cut. Offcuts are not reused in the count; the cuts show which could be reused.',
    pl: 'Gładkie płytki są całe, zakreskowane docinane, czerwone to wąskie docinki: mniej niż jedna dziesiąta płytki. Wskaż płytkę, aby odczytać docinkę. Liczba płytek nie uwzględnia ścinków; co da się wykorzystać, mówią docinki.',
    es: 'Las piezas lisas son enteras, las rayadas van cortadas y las rojas son tiras estrechas: menos de un décimo de pieza. Señala una para leer su corte. El recuento no reutiliza sobrantes; en los cortes se ve cuáles podrían servir.',
    zh: '无斜线的为整砖，斜线为裁切砖，红色为窄条（不足一块砖的十分之一）。指向一块砖即可查看裁切尺寸。计数不含余料再利用；“裁切”中可查看哪些余料能用。',
  },
});

// What Polish says of walls in other words than of floors.

import type { WallWords } from './en.ts';

export const walls: WallWords = {
  'setting.fromWall.wall': '{mark} {length} od krawędzi {side}',
  'setting.kind.joint.wall': 'Krawędzie płytek leżą na niej od krawędzi do krawędzi ściany.',
  'setting.laying.wall': 'Stąd układaj w stronę {a} i {b}, potem resztę ściany.',
  'setting.chains.wall': 'Wzdłuż krawędzi',
  'setting.wall.wall': 'Krawędź {wall}',
  'param.edge.wall': 'Szczelina przy krawędziach',
  'ui.room.wall': 'Ściana',
  'ui.walls.wall': 'Krawędzie',
  'ui.floorArea.wall': 'Powierzchnia ściany',
  'warn.strips.wall':
    'Wąskie docinki przy krawędziach: {n} z {cut} płytek docinanych ma mniej niż jedną dziesiątą płytki (w tym przy krawędziach: {strips}), a najwęższa docinka ma {mm} mm; {advice}.',
  'warn.narrow.wall':
    'Wąskie docinki: na {metres} m krawędzi {n} z {cut} płytek docinanych ma miejsce węższe niż {limit} mm, a najwęższe ma {mm} mm; {advice}.',
  'warn.idleCutout.wall': 'Poza ścianą: {which} niczego nie wycina; przesuń go lub pomiń.',
  'compare.opposite.wall': 'Nierówne docinki przy przeciwległych krawędziach',
  'advice.rowsCentre.wall':
    'Rzędy węższe niż jedna trzecia płytki na {metres} m krawędzi, najwęższy ma {mm} mm; start=center ich nie zostawia.',
  'remains.rows.wall': 'Rzędy węższe niż jedna trzecia płytki na {metres} m krawędzi, najwęższy ma {mm} mm.',
  'remains.oneTile.wall': 'cała ściana mieści się na jednej płytce',
  'start.left.wall': 'przy lewej krawędzi',
  'start.right.wall': 'przy prawej krawędzi',
  'start.top.wall': 'przy górnej krawędzi',
  'start.bottom.wall': 'przy dolnej krawędzi',
  'start.wall.wall': 'przy krawędzi {n}',
  'start.walls.wall': 'przy krawędziach {one} i {other}',
  'start.inRoom.wall': 'na środku ściany',
  'finding.strips.wall':
    'Wąskie docinki przy krawędziach: {n} z {cut} płytek docinanych ma mniej niż jedną dziesiątą płytki. Najwęższa docinka: {width}.',
  'finding.idleCutout.wall': 'Poza ścianą: {which} niczego nie wycina.',
  'note.movementJoint.wall':
    'Ściana ma {length} długości: płytki wymagają dylatacji co najmniej co {most}, a w słońcu częściej.',
  'doubt.smallFloor.wall':
    'Ścianę zrozumiano jako {room} cm, a płytkę jako {tile} mm; jeśli chodziło o inne jednostki, dopisz je do liczb, np. E4m dla 4 metrów, albo tileSize=600 dla płytek 60 cm.',
  'doubt.largeFloor.wall':
    'Ścianę zrozumiano jako {room} cm, czyli {area} m²; jeśli chodziło o milimetry lub metry, dopisz jednostkę do liczb, np. E4000mm lub E4m.',
  'drawing.room.wall':
    'W skali: ściana {size}, do obłożenia {area}. Płytki docinane są zakreskowane, wąskie docinki w czerwoną kratkę, a zbyt małe, by je dostrzec, w kółku, krzyżyk oznacza punkt startowy.',
  'drawing.edge.wall': 'szczelina przy krawędziach {width}',
  'page.summary.wall':
    'Ściana: {area}. Płytki do kupienia: {total} (całe: {whole}, docinane: {cut}). Odpad: {waste} %.',
  'page.tooLongForAddress.wall': 'Ta ściana ma za dużo narożników na adres; programy wysyłają ją jako JSON.',
  'cuts.roomWidth.wall': 'Szerokość ściany',
  'cuts.roomLength.wall': 'Wysokość ściany',
  'paper.fromLeft.wall': '{length} od lewej krawędzi',
  'paper.outsideLeft.wall': '{length} za lewą krawędzią',
  'paper.fromTop.wall': '{length} od górnej krawędzi',
  'paper.outsideTop.wall': '{length} za górną krawędzią',
  'summary.room.wall': 'ściana {size}, do obłożenia {area}',
};

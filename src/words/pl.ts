// Polish. Sentences are built so that numbers need no plural forms.

import type { Words } from './en.ts';

export const pl: Words = {
  'pattern.squares': 'Kwadraty (na wprost)',
  'pattern.bricks': 'Cegiełka',
  'pattern.vertical-bricks': 'Cegiełka pionowa',
  'pattern.hexagons': 'Heksagony (wierzchołkiem do góry)',
  'pattern.flat-top-hexagons': 'Heksagony (bokiem do góry)',
  'pattern.diamonds': 'Karo (pod kątem 45°)',
  'pattern.rhombus': 'Romby',
  'pattern.isometric-cubes': 'Sześciany 3D',
  'pattern.herringbone': 'Jodełka klasyczna',
  'pattern.chevron': 'Jodełka francuska (chevron)',

  'description.squares':
    'Kwadratowe płytki w prostej siatce, fuga na fudze; podaj rzeczywisty bok z opakowania (na przykład 597 mm), a nie nominalne 600.',
  'description.bricks':
    'Prostokątne płytki w poziomych rzędach, każdy rząd przesunięty o tę samą część płytki; 50 % to przesunięcie o pół, 33 % oznacza dokładnie jedną trzecią, przy 0 % fugi się pokrywają.',
  'description.vertical-bricks':
    'Cegiełka postawiona pionowo: płytki stoją w kolumnach, a każda kolumna jest przesunięta w dół o tę samą część płytki.',
  'description.hexagons':
    'Plaster miodu z wierzchołkiem u góry i zachodzącymi na siebie rzędami; wymiar to rzeczywista szerokość między bokami, więc płytka 20 × 23 cm to 200.',
  'description.flat-top-hexagons':
    'Plaster miodu z płaskim bokiem u góry i zachodzącymi na siebie kolumnami; wymiar to rzeczywista szerokość między bokami, czyli tutaj wysokość płytki.',
  'description.diamonds':
    'Zwykłe kwadratowe płytki postawione na narożniku i ułożone pod kątem 45°; wymiar to rzeczywisty bok płytki, a nie jej przekątna.',
  'description.rhombus':
    'Romby o dwóch ostrych i dwóch rozwartych narożnikach, mierzone od czubka do czubka w obu kierunkach; zamień przekątne, aby ułożyć je na leżąco.',
  'description.isometric-cubes':
    'Trzy romby o kącie 60° w odcieniu jasnym, pośrednim i ciemnym, które razem wyglądają jak sześcian; każdy romb to jedna płytka, więc kup mniej więcej po jednej trzeciej w każdym odcieniu.',
  'description.herringbone':
    'Prostokątne płytki pod kątem prostym, koniec każdej przy boku następnej; pasuje każda rzeczywista długość i szerokość, a ich kolejność nie ma znaczenia.',
  'description.chevron':
    'Klepki o skośnych końcach, które spotykają się w prostych liniach jak groty strzał; długość dotyczy jednej dłuższej krawędzi, a producenci często podają długość całkowitą od czubka do czubka.',

  'param.tileSize.square': 'Bok płytki',
  'param.tileSize.hex': 'Szerokość między bokami',
  'param.tileSize.cube': 'Bok rombu',
  'param.tileWidth': 'Szerokość płytki',
  'param.tileHeight': 'Wysokość płytki',
  'param.tileWidth.rhombus': 'Przekątna pozioma',
  'param.tileHeight.rhombus': 'Przekątna pionowa',
  'param.tileWidth.plank': 'Szerokość klepki',
  'param.tileHeight.plank': 'Długość klepki',
  'param.tileHeight.chevron': 'Długość klepki (dłuższa krawędź)',
  'param.offset': 'Przesunięcie rzędów (%)',
  'param.angle': 'Kąt cięcia (°)',
  'param.direction': 'Kierunek',
  'param.joint': 'Szerokość fugi',
  'param.rotation': 'Obrót w prawo (°)',

  'direction.vertical': 'Wzdłuż (groty góra–dół)',
  'direction.horizontal': 'W poprzek (groty lewo–prawo)',
  'direction.diagonal-down': 'Równolegle do ścian, schodki w prawo w dół',
  'direction.diagonal-up': 'Równolegle do ścian, schodki w prawo w górę',

  'derived.repeatWidthMm': 'Szerokość powtórzenia',
  'derived.repeatHeightMm': 'Wysokość powtórzenia',
  'derived.tilesPerM2': 'Płytek na m² (z fugą)',
  'derived.tileAreaCm2': 'Pole jednej płytki',
  'derived.jointSharePercent': 'Udział fug',
  'derived.sideMm': 'Bok',
  'derived.acrossCornersMm': 'Szerokość między wierzchołkami',
  'derived.acuteAngleDeg': 'Kąt ostry',
  'derived.rowOffsetMm': 'Przesunięcie rzędu',
  'derived.columnWidthMm': 'Szerokość pasa',
  'derived.overallLengthMm': 'Długość klepki od czubka do czubka',
  'derived.peakAngleDeg': 'Kąt grotu',
  'derived.tilesPerRepeat': 'Płytek w powtórzeniu',
  'derived.rowPitchMm': 'Rozstaw rzędów',
  'derived.diagonalMm': 'Przekątna',
  'derived.obtuseAngleDeg': 'Kąt rozwarty',
  'derived.acrossFlatsMm': 'Szerokość między bokami',
  'derived.shortDiagonalMm': 'Krótsza przekątna',
  'derived.longDiagonalMm': 'Dłuższa przekątna',
  'derived.cubeWidthMm': 'Szerokość sześcianu',
  'derived.cubeHeightMm': 'Wysokość sześcianu',
  'derived.stepMm': 'Krok jodełki',
  'derived.aspectRatio': 'Stosunek długości do szerokości',
  'derived.tileAngleDeg': 'Kąt płytek (przed obrotem)',
  'derived.riseMm': 'Wznios klepki',
  'derived.endCutMm': 'Długość skośnego końca',

  'kind.cube.top': 'Ścianka górna (jasna)',
  'kind.cube.left': 'Ścianka lewa (pośrednia)',
  'kind.cube.right': 'Ścianka prawa (ciemna)',
  'kind.chevron.left': 'Klepka lewa',
  'kind.chevron.right': 'Klepka prawa',

  'ui.room': 'Pomieszczenie',
  'ui.wall': 'Ściana',
  'ui.walls': 'Ściany',
  'ui.wallLength': 'Długość ściany',
  'ui.angledWall': 'Ściana skośna',
  'ui.floorArea': 'Powierzchnia podłogi',
  'ui.perimeter': 'Obwód',
  'ui.cutout': 'Wycięcie',
  'ui.pillar': 'Słup',
  'ui.shaft': 'Szacht',
  'ui.pattern': 'Wzór ułożenia',
  'ui.tile': 'Płytka',
  'ui.tilesToBuy': 'Płytki do kupienia',
  'ui.wholeTiles': 'Całe płytki',
  'ui.cutTiles': 'Płytki docinane',
  'ui.offcut': 'Ścinek',
  'ui.waste': 'Odpad',
  'ui.laidArea': 'Powierzchnia ułożona',
  'ui.purchasedArea': 'Powierzchnia zakupiona',
  'ui.narrowestCut': 'Najwęższa docinka',
  'ui.slivers': 'Wąskie paski',
  'ui.grout': 'Fuga',
  'ui.jointColor': 'Kolor fugi',
  'ui.tileColor': 'Kolor płytki',
  'ui.start': 'Punkt startowy',
  'ui.dragStart': 'Przeciągnij punkt startowy, aby przesunąć docinki',
  'ui.thisTile': 'Ta płytka: dociąć do {w} × {h} mm',
  'ui.withReuse': 'Z wykorzystaniem ścinków: ok. {n}',
  'ui.spare': 'Dolicz zapas na stłuczki i późniejsze naprawy',
  'ui.wallGap': 'Zostaw dylatację przy ścianach',
  'ui.print': 'Drukuj',
  'ui.download': 'Pobierz rysunek',
  'ui.share': 'Udostępnij link',
  'ui.language': 'Język',
  'ui.credit': 'Zaplanowano w planerze płytek',

  'cutout.hole': 'otwór {n}',
  'cutout.rectangle': 'prostokąt {n}',

  'warn.strips':
    'Wąskie paski przy ścianach: {n} z {cut} płytek docinanych ma mniej niż jedną dziesiątą płytki (w tym pasków: {strips}), a najwęższa docinka ma {mm} mm; wyślij inny punkt startowy, przesunięty o około pół płytki.',
  'warn.slivers':
    'Bardzo małe docinki: {n} z {cut} płytek docinanych ma mniej niż jedną dziesiątą płytki, a najwęższa docinka ma {mm} mm; wyślij inny punkt startowy, przesunięty o około pół płytki.',
  'warn.waste':
    'Duży odpad: {percent} % kupionych płytek to ścinki (średnio dla wszystkich punktów startowych: {mean} %); porównaj kilka punktów startowych co około pół płytki.',
  'warn.idleCutout': 'Poza pomieszczeniem: {which} niczego nie wycina; przesuń go lub pomiń.',

  'note.offset': 'Płytki dłuższe niż 38 cm: przesunięcie najwyżej o jedną trzecią, inaczej krawędzie mogą ząbkować.',
  'note.jointZero': 'Płytki ceramiczne wymagają fugi: 2 mm dla rektyfikowanych, co najmniej 3 mm dla pozostałych.',
  'note.handed': 'Klepki w jodełkę francuską są lewe i prawe; kup po równo obu.',
};

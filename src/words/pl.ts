// Polish. Sentences are worded so that numbers need no plural forms.

import type { Words } from './en.ts';

export const pl: Words = {
  'pattern.squares': 'Na prosto (fuga w fugę)',
  'pattern.bricks': 'W cegiełkę (na mijankę)',
  'pattern.vertical-bricks': 'W cegiełkę pionowo',
  'pattern.hexagons': 'Heksagony (wierzchołkiem do góry)',
  'pattern.flat-top-hexagons': 'Heksagony (bokiem do góry)',
  'pattern.diamonds': 'W karo (pod kątem 45°)',
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
    'Plaster miodu z płaskim bokiem u góry i zachodzącymi na siebie kolumnami; wymiar to rzeczywista szerokość między bokami, czyli tutaj długość płytki.',
  'description.diamonds':
    'Zwykłe kwadratowe płytki postawione na narożniku i ułożone pod kątem 45°; wymiar to rzeczywisty bok płytki, a nie jej przekątna.',
  'description.rhombus':
    'Romby o dwóch ostrych i dwóch rozwartych narożnikach, mierzone od czubka do czubka w obu kierunkach; zamień przekątne, aby ułożyć je na leżąco.',
  'description.isometric-cubes':
    'Trzy romby o kącie 60° w odcieniu jasnym, pośrednim i ciemnym, które razem wyglądają jak sześcian; każdy romb to jedna płytka, więc kup mniej więcej po jednej trzeciej w każdym odcieniu.',
  'description.herringbone':
    'Prostokątne płytki pod kątem prostym, koniec każdej przy boku następnej; pasuje każda rzeczywista długość i szerokość, a ich kolejność nie ma znaczenia.',
  'description.chevron':
    'Płytki (deski) o skośnych końcach, które spotykają się w prostych liniach jak groty strzał; długość dotyczy jednej dłuższej krawędzi, a producenci często podają długość całkowitą od czubka do czubka.',

  'param.tileSize.square': 'Bok płytki',
  'param.tileSize.hex': 'Szerokość między bokami',
  'param.tileSize.cube': 'Bok rombu',
  'param.tileWidth': 'Szerokość płytki',
  'param.tileHeight': 'Długość płytki',
  'param.tileWidth.rhombus': 'Przekątna pozioma',
  'param.tileHeight.rhombus': 'Przekątna pionowa',
  'param.tileWidth.plank': 'Szerokość płytki (deski)',
  'param.tileHeight.plank': 'Długość płytki (deski)',
  'param.tileHeight.chevron': 'Długość płytki (deski), dłuższa krawędź',
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
  'derived.repeatHeightMm': 'Długość powtórzenia',
  'derived.tilesPerM2': 'Płytek na m² (z fugą)',
  'derived.tileAreaCm2': 'Pole jednej płytki',
  'derived.jointSharePercent': 'Udział fug',
  'derived.sideMm': 'Bok',
  'derived.acrossCornersMm': 'Szerokość między wierzchołkami',
  'derived.acuteAngleDeg': 'Kąt ostry',
  'derived.rowOffsetMm': 'Przesunięcie rzędu',
  'derived.columnWidthMm': 'Szerokość pasa',
  'derived.overallLengthMm': 'Długość płytki (deski) od czubka do czubka',
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
  'derived.riseMm': 'Wznios płytki (deski)',
  'derived.endCutMm': 'Długość skośnego końca',

  'kind.cube.top': 'Ścianka górna (jasna)',
  'kind.cube.left': 'Ścianka lewa (pośrednia)',
  'kind.cube.right': 'Ścianka prawa (ciemna)',
  'kind.chevron.left': 'Płytka (deska) lewa',
  'kind.chevron.right': 'Płytka (deska) prawa',

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
  'ui.slivers': 'Wąskie docinki',
  'ui.grout': 'Fuga',
  'ui.jointColor': 'Kolor fugi',
  'ui.tileColor': 'Kolor płytki',
  'ui.start': 'Punkt startowy',
  'ui.dragStart': 'Przeciągnij punkt startowy, aby przesunąć docinki',
  'ui.thisTile': 'Ta płytka: dociąć do {size}',
  'ui.withReuse': 'Z wykorzystaniem ścinków: ok. {n}',
  'ui.spare': 'Dolicz zapas na stłuczki i późniejsze naprawy',
  'ui.wallGap': 'Zostaw dylatację przy ścianach',
  'ui.print': 'Drukuj',
  'ui.download': 'Pobierz rysunek',
  'ui.share': 'Udostępnij link',
  'ui.language': 'Język',
  'ui.units': 'Jednostki',
  'ui.metric': 'Metryczne',
  'ui.imperial': 'Stopy i cale',
  'ui.tilesPerFt2': 'Płytek na ft² (z fugą)',
  'ui.credit': 'Zaplanowano w Tilewright',

  'cutout.hole': 'otwór {n}',
  'cutout.rectangle': 'prostokąt {n}',
  'cutout.circle': 'koło {n}',

  'warn.strips':
    'Wąskie docinki przy ścianach: {n} z {cut} płytek docinanych ma mniej niż jedną dziesiątą płytki (w tym przy ścianach: {strips}), a najwęższa docinka ma {mm} mm; {advice}.',
  'warn.slivers':
    'Bardzo małe docinki: {n} z {cut} płytek docinanych ma mniej niż jedną dziesiątą płytki, a najwęższa docinka ma {mm} mm; {advice}.',
  'warn.narrow':
    'Wąskie docinki: {n} z {cut} płytek docinanych ma miejsce węższe niż {limit} mm, a najwęższa docinka ma {mm} mm; {advice}.',
  'warn.waste':
    'Duży odpad: {percent} % kupionych płytek to ścinki (średnio dla wszystkich punktów startowych: {mean} %); {advice}.',
  'warn.idleCutout': 'Poza pomieszczeniem: {which} niczego nie wycina; przesuń go lub pomiń.',
  'warn.notStored': 'Planu nie udało się zapisać, więc nie ma linku; wyślij zapytanie ponownie później.',

  'advice.move': 'wyślij inny punkt startowy, przesunięty o około pół płytki',
  'advice.compare': 'porównaj kilka punktów startowych co około pół płytki',
  'advice.clears':
    'wyślij start={start} (bez zbyt małych docinek, odpad: {percent} %, najwęższa docinka: {mm} mm, płytki: {total})',
  'advice.clearsForMore':
    'wyślij start={start} (bez zbyt małych docinek, odpad: {percent} %, najwęższa docinka: {mm} mm), ale wtedy płytek potrzeba {total} zamiast {now}',
  'advice.fits': 'wyślij start={start}, przy którym żadnej płytki nie trzeba docinać (płytki: {total})',
  'advice.best': 'wyślij start=best, który porównuje wiele punktów startowych',

  'remains.slivers': 'żaden z porównanych punktów startowych nie daje ich mniej',
  'remains.strips': 'żaden z porównanych punktów startowych nie usuwa ich bez większej liczby płytek lub docinek',
  'remains.waste':
    'żaden z porównanych punktów startowych nie wymaga mniej płytek bez większej liczby zbyt małych docinek',

  'finding.strips':
    'Wąskie docinki przy ścianach: {n} z {cut} płytek docinanych ma mniej niż jedną dziesiątą płytki. Najwęższa docinka: {width}.',
  'finding.slivers':
    'Bardzo małe docinki: {n} z {cut} płytek docinanych ma mniej niż jedną dziesiątą płytki. Najwęższa docinka: {width}.',
  'finding.narrow':
    'Wąskie docinki: {n} z {cut} płytek docinanych jest gdzieś węższych niż {limit}. Najwęższa docinka: {width}.',
  'finding.waste':
    'Duży odpad: {percent} kupionych płytek to ścinki. Średnio dla wszystkich punktów startowych: {mean}.',
  'finding.idleCutout': 'Poza pomieszczeniem: {which} niczego nie wycina.',
  'finding.move': 'Przesuń punkt startowy o około pół płytki.',
  'finding.best': 'Nie znaleziono lepszego punktu startowego.',

  'note.offset': 'Płytki dłuższe niż 38 cm: przesunięcie najwyżej o jedną trzecią, inaczej mogą powstać uskoki (zęby).',
  'note.jointZero': 'Płytki ceramiczne wymagają fugi: 2 mm dla rektyfikowanych, co najmniej 3 mm dla pozostałych.',
  'note.handed': 'Płytki (deski) w jodełkę francuską są lewe i prawe; kup tyle samo jednych i drugich.',

  'drawing.heading': 'Plan ułożenia płytek: {what}',
  'drawing.room':
    'W skali: pomieszczenie {size}, podłoga {area}. Płytki docinane są zakreskowane, wąskie docinki w czerwoną kratkę, a zbyt małe, by je dostrzec, w kółku, krzyżyk oznacza punkt startowy.',
  'drawing.joint': 'fuga {width}',
  'drawing.total': 'Płytki: {n}',
  'drawing.whole': 'całe: {n}',
  'drawing.cut': 'docinane: {n}',
  'drawing.waste': 'odpad: {percent} %',
  'drawing.slivers': 'wąskie docinki: {n}',
  'drawing.rings': 'kółko: docinka zbyt mała, by ją dostrzec',
  'drawing.unit': 'Wymiary w cm',
  'drawing.unitImperial': 'Wymiary w stopach i calach',

  'page.headline': 'Zaplanuj płytki, zanim je kupisz',
  'page.lead':
    'Opisz pomieszczenie i płytkę. Tilewright policzy każdą płytkę, całą i docinaną, poda odpad i najwęższą docinkę oraz narysuje plan w skali.',
  'page.rooms': 'Zacznij od przykładu',
  'page.kitchen': 'Kuchnia w kształcie litery L',
  'page.bathroom': 'Łazienka z szachtem',
  'page.livingRoom': 'Salon z wykuszem',
  'page.hallway': 'Korytarz ze skośną ścianą',
  'page.terrace': 'Taras wokół drzewa',
  'page.drawing': 'Rysunek',
  'page.numbers': 'Liczby (JSON)',
  'page.openPlanner': 'Otwórz w planerze',
  'page.gallery': 'Galeria',
  'page.galleryLead':
    'Każdy wzór w dwóch pomieszczeniach. Otwórz plan w planerze i przesuń punkt startowy albo skorzystaj z gotowego zapytania.',
  'page.ownRoom': 'Twoje pomieszczenie',
  'page.walkHint':
    'Przejdź wzdłuż ścian i wróć do początku: E w prawo, S w dół, W w lewo, N w górę, zawsze z długością w cm albo z jednostką (E10ft6in). A135:120 to ściana skośna o długości 120 cm, kąt liczony od wschodu zgodnie z ruchem wskazówek zegara. Najwięcej ścian: {most}.',
  'page.answer': 'Pokaż',
  'page.plan': 'Zaplanuj',
  'page.programs': 'Dla sklepów i programów',
  'page.programsText': 'Wszystko jest dostępne pod jednym otwartym adresem: bez klucza i bez konta.',
  'page.docs': 'Dokumentacja (po angielsku)',
  'page.openapi': 'OpenAPI',
  'page.forModels': 'Dla modeli językowych',
  'page.foot': 'Tilewright jest bezpłatny i otwarty. Bez konta i bez ciasteczek.',
  'page.skip': 'Przejdź do treści',
  'page.summary': 'Podłoga: {area}. Płytki do kupienia: {total} (całe: {whole}, docinane: {cut}). Odpad: {waste} %.',
  'page.warnings': 'Sprawdź przed zakupem',
  'page.moreFigures': 'Więcej danych o wzorze',
  'page.overall': 'Wymiary całkowite',
  'page.sameByApi': 'Te same liczby pod adresem',
  'page.tooLongForAddress': 'To pomieszczenie ma za dużo narożników na adres; programy wysyłają je jako JSON.',
  'page.openDrawing': 'Otwórz rysunek',
  'page.newPlan': 'Nowy plan',
  'page.notFound': 'Pod tym adresem nie ma planu',
  'page.notFoundText': 'Być może link został po drodze ucięty. Sprawdź, czy jest kompletny, albo utwórz nowy plan.',
  'page.nowhere': 'Pod tym adresem nic nie ma',
  'page.nowhereText': 'Adres może być błędny albo nieaktualny. Zacznij od nowego planu albo zajrzyj do dokumentacji.',
  'page.unavailable': 'Tego planu nie można teraz otworzyć',
  'page.unavailableText':
    'Zapisane plany są chwilowo niedostępne. Link pozostaje bez zmian: spróbuj ponownie za minutę.',
  'page.tryAgain': 'Spróbuj ponownie',
  'page.labelled': '{name}: {value}',
};

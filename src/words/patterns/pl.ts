// The words of the patterns in Polish.

import type { PatternWords } from './en.ts';

export const patterns: PatternWords = {
  'pattern.squares': 'Na prosto (fuga w fugę)',
  'description.squares':
    'Kwadratowe płytki w prostej siatce, fuga na fudze; podaj rzeczywisty bok z opakowania (na przykład 597 mm), a nie nominalne 600.',
  'pattern.bricks': 'W cegiełkę (na mijankę)',
  'description.bricks':
    'Prostokątne płytki w poziomych rzędach, każdy rząd przesunięty o tę samą część płytki; 50 % to przesunięcie o pół, 33 % oznacza dokładnie jedną trzecią, przy 0 % fugi się pokrywają.',
  'pattern.vertical-bricks': 'W cegiełkę pionowo',
  'description.vertical-bricks':
    'Cegiełka postawiona pionowo: płytki stoją w kolumnach, a każda kolumna jest przesunięta w dół o tę samą część płytki.',
  'pattern.hexagons': 'Heksagony (wierzchołkiem do góry)',
  'description.hexagons':
    'Plaster miodu z wierzchołkiem u góry i zachodzącymi na siebie rzędami; wymiar to rzeczywista szerokość między bokami, więc płytka 20 × 23 cm to 200.',
  'pattern.flat-top-hexagons': 'Heksagony (bokiem do góry)',
  'description.flat-top-hexagons':
    'Plaster miodu z płaskim bokiem u góry i zachodzącymi na siebie kolumnami; wymiar to rzeczywista szerokość między bokami, czyli tutaj długość płytki.',
  'pattern.diamonds': 'W karo (pod kątem 45°)',
  'description.diamonds':
    'Zwykłe kwadratowe płytki postawione na narożniku i ułożone pod kątem 45°; wymiar to rzeczywisty bok płytki, a nie jej przekątna.',
  'pattern.rhombus': 'Romby',
  'description.rhombus':
    'Romby o dwóch ostrych i dwóch rozwartych narożnikach, mierzone od czubka do czubka w obu kierunkach; zamień przekątne, aby ułożyć je na leżąco.',
  'pattern.isometric-cubes': 'Sześciany 3D',
  'description.isometric-cubes':
    'Trzy romby o kącie 60° w odcieniu jasnym, pośrednim i ciemnym, które razem wyglądają jak sześcian; każdy romb to jedna płytka, więc kup mniej więcej po jednej trzeciej w każdym odcieniu.',
  'pattern.herringbone': 'Jodełka klasyczna',
  'description.herringbone':
    'Prostokątne płytki pod kątem prostym, koniec każdej przy boku następnej; pasuje każda rzeczywista długość i szerokość, a ich kolejność nie ma znaczenia.',
  'pattern.chevron': 'Jodełka francuska (chevron)',
  'description.chevron':
    'Płytki (deski) o skośnych końcach, które spotykają się w prostych liniach jak groty strzał; długość dotyczy jednej dłuższej krawędzi, a producenci często podają długość całkowitą od czubka do czubka.',
  'pattern.basket-weave': 'Plecionka',
  'description.basket-weave':
    'Kwadratowe bloki z dwóch do pięciu płytek, na przemian leżących i stojących; długość płytki wynika z jej szerokości.',
  'pattern.versailles': 'Wersal (wzór rzymski)',
  'description.versailles':
    'Prostokąty i kwadraty w czterech rozmiarach, zazębione bez długich fug; bok najmniejszego kwadratu wyznacza pozostałe wymiary.',
  'pattern.hopscotch': 'Klasy (pitagorejski)',
  'description.hopscotch': 'Duże kwadraty z małym przy każdym narożniku, ułożone schodkowo.',
  'pattern.windmill': 'Wiatrak',
  'description.windmill': 'Cztery płytki (deski) wokół kwadratowej kostki; ich długość wynika z szerokości i z kostki.',
  'pattern.double-herringbone': 'Jodełka podwójna',
  'description.double-herringbone': 'Jodełka z par płytek (desek); pasuje każda rzeczywista długość i szerokość.',
  'pattern.octagon-dot': 'Oktagony z kostką',
  'description.octagon-dot':
    'Oktagony w prostej siatce z kwadratową kostką na narożniku między każdymi czterema; wymiar to rzeczywista szerokość między bokami, a prosty bok wynika z niej i z kostki.',
  'pattern.picket': 'Wydłużone heksagony (picket)',
  'description.picket':
    'Wydłużone heksagony ustawione pionowo, z kątem prostym na obu końcach, w rzędach zachodzących na siebie; długość mierzy się od czubka do czubka.',
  'pattern.brick-and-square': 'Cegiełka z kwadratem',
  'description.brick-and-square':
    'Na przemian cegiełki i kwadraty tej samej wysokości, każdy rząd przesunięty o pół powtórzenia.',
  'pattern.ladder': 'Drabinka',
  'description.ladder':
    'Kolumny leżących płytek, jak szczeble, między kolumnami stojących; długość płytki wynika z jej szerokości.',
  'pattern.checkerboard': 'Szachownica',
  'description.checkerboard': 'Kwadraty w dwóch kolorach na przemian w prostej siatce; każdy kolor kupuje się osobno.',
  'pattern.planks': 'Deski (układ losowy)',
  'description.planks':
    'Rzędy desek układane jak panele laminowane i winylowe: odcinki zaczynają i kończą inne rzędy, styki w sąsiednich rzędach zachowują odstęp, a resztę ustala ziarno losowania.',
};

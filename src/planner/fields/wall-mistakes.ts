// Sentences for a wall that cannot be read: which rule it breaks, in the reader's language.

import { tokensIn, wallFromToken } from '../../wire/index.ts';
import type { Lang } from '../../words/index.ts';
import { type Phrase, phrase, phrases } from '../words.ts';

const words = phrases({
  space: {
    en: '“{wall}”: write the letter and the length together, such as E400.',
    pl: '„{wall}”: zapisz literę i długość razem, na przykład E400.',
    es: '«{wall}»: escribe la letra y la longitud juntas, por ejemplo E400.',
    zh: '“{wall}”：字母和长度之间不要留空格，例如 E400。',
  },
  noLetter: {
    en: '“{wall}” has no direction. Put one of these before it: E →, S ↓, W ←, N ↑.',
    pl: '„{wall}” nie ma kierunku. Dopisz przed nim literę: E →, S ↓, W ←, N ↑.',
    es: '«{wall}» no tiene dirección. Antepón una letra: E →, S ↓, W ←, N ↑.',
    zh: '“{wall}”没有方向。请在前面加字母：E →、S ↓、W ←、N ↑。',
  },
  noLength: {
    en: '“{wall}” has no length. Add it in cm, such as {wall}400.',
    pl: '„{wall}” nie ma długości. Dopisz ją w cm, na przykład {wall}400.',
    es: '«{wall}» no tiene longitud. Añádela en cm, por ejemplo {wall}400.',
    zh: '“{wall}”没有长度。请加上厘米数，例如 {wall}400。',
  },
  zero: {
    en: '“{wall}” is 0 cm long. Leave it out.',
    pl: '„{wall}” ma długość 0 cm. Pomiń tę ścianę.',
    es: '«{wall}» mide 0 cm. Quítala.',
    zh: '“{wall}”的长度为 0 厘米。请去掉它。',
  },
  negative: {
    en: '“{wall}” has a length below 0. The letter gives the direction.',
    pl: '„{wall}” ma ujemną długość. Kierunek podaje litera.',
    es: '«{wall}» tiene una longitud negativa. La dirección la da la letra.',
    zh: '“{wall}”的长度小于 0。方向由字母决定。',
  },
  long: {
    en: '“{wall}” is too long. Lengths are in cm.',
    pl: '„{wall}” jest za długa. Długości są w cm.',
    es: '«{wall}» es demasiado larga. Las longitudes van en cm.',
    zh: '“{wall}”太长。长度单位为厘米。',
  },
  angle: {
    en: '“{wall}”: an angled wall is A, its angle, a colon and its length, such as A45:120.',
    pl: '„{wall}”: ściana skośna to A, kąt, dwukropek i długość, na przykład A45:120.',
    es: '«{wall}»: una pared en ángulo es A, el ángulo, dos puntos y la longitud, por ejemplo A45:120.',
    zh: '“{wall}”：斜墙写作 A、角度、冒号和长度，例如 A45:120。',
  },
  letter: {
    en: '“{wall}” begins with none of E →, S ↓, W ←, N ↑ or A for an angle.',
    pl: '„{wall}” nie zaczyna się od E →, S ↓, W ←, N ↑ ani od A (kąt).',
    es: '«{wall}» no empieza por E →, S ↓, W ←, N ↑ ni A (ángulo).',
    zh: '“{wall}”的开头不是 E →、S ↓、W ←、N ↑ 或表示角度的 A。',
  },
  length: {
    en: '“{wall}”: the length is a number in cm, or has one of these units: mm, cm, m, in, ft.',
    pl: '„{wall}”: długość to liczba w cm albo z jednostką: mm, cm, m, in, ft.',
    es: '«{wall}»: la longitud es un número en cm o lleva una unidad: mm, cm, m, in, ft.',
    zh: '“{wall}”：长度为厘米数，或带单位 mm、cm、m、in、ft。',
  },
});

/** A direction, then a number with anything after it. */
const SIGNED = /^(?:[eswn]|a-?[0-9.]+:)(-?)0*([0-9.,]*)/i;

/** The rules in the order in which they are checked. */
const RULES: readonly (readonly [isBroken: (wall: string) => boolean, Phrase])[] = [
  [(wall) => /\s/.test(wall), words.space],
  [(wall) => /^[-−+]?[0-9.,]/.test(wall), words.noLetter],
  [(wall) => /^[eswn]$/i.test(wall), words.noLength],
  [(wall) => /^a/i.test(wall) && !/^a-?[0-9.]+:[-−]?[0-9]/i.test(wall), words.angle],
  [(wall) => !/^[aeswn]/i.test(wall), words.letter],
  [(wall) => SIGNED.exec(wall)?.[1] === '-', words.negative],
  [(wall) => /^(?:[eswn]|a-?[0-9.]+:)0+(?:\.0*)?(?:mm|cm|m|in|ft)?$/i.test(wall), words.zero],
  [(wall) => /^(?:[eswn]|a-?[0-9.]+:)[0-9]+(?:\.[0-9]+)?(?:mm|cm|m|in|ft)?$/i.test(wall), words.long],
  [() => true, words.length],
];

/** The sentence for what the reader received: a wall, or all walls, the first of which that cannot be read counts. */
export function wallSentence(lang: Lang, received: string): string {
  const walls = tokensIn(received);
  const wall = walls.length > 2 ? (walls.find((each) => !wallFromToken(each)) ?? received) : received;
  const [, rule] = RULES.find(([isBroken]) => isBroken(wall)) as (typeof RULES)[number];
  return phrase(lang, rule, { wall });
}

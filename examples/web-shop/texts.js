// What the shop says to its customers. The service's own sentences about a request are for programmers; each has a code.

export const TEXTS = {
  en: {
    title: 'Tile shop',
    choose: 'Choose a tile',
    planner: 'How many boxes do I need?',
    box: 'a box',
    basket: 'Your basket',
    empty: 'Your basket is empty.',
    total: 'Total',
    plan: 'Your plan',
    remove: 'Remove',
    away: 'The planner cannot be reached. Please try again later, or ask us.',
    refused: {
      'too-many-tiles': 'Your room takes more of this tile than can be planned here. Please ask us.',
      'too-many-cuts': 'Your room has too many corners for this tile to be planned here. Please ask us.',
    },
    otherwise: 'This tile cannot be planned at the moment. Please ask us.',
  },
  pl: {
    title: 'Sklep z płytkami',
    choose: 'Wybierz płytkę',
    planner: 'Ile opakowań potrzebuję?',
    box: 'za opakowanie',
    basket: 'Koszyk',
    empty: 'Koszyk jest pusty.',
    total: 'Razem',
    plan: 'Twój plan',
    remove: 'Usuń',
    away: 'Planer jest niedostępny. Spróbuj później albo zapytaj nas.',
    refused: {
      'too-many-tiles': 'Na to pomieszczenie potrzeba więcej płytek, niż można tu zaplanować. Zapytaj nas.',
      'too-many-cuts': 'To pomieszczenie ma zbyt wiele narożników, aby zaplanować tę płytkę. Zapytaj nas.',
    },
    otherwise: 'Tej płytki nie można teraz zaplanować. Zapytaj nas.',
  },
};

const BOXES = {
  en: { one: 'box', other: 'boxes' },
  pl: { one: 'opakowanie', few: 'opakowania', many: 'opakowań', other: 'opakowania' },
};

/** "1 box", "4 opakowania". */
export function boxesText(lang, count) {
  return `${count} ${BOXES[lang][new Intl.PluralRules(lang).select(count)]}`;
}

export function money(lang, amount, currency) {
  return new Intl.NumberFormat(lang, { style: 'currency', currency }).format(amount);
}

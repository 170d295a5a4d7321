// The product page: a tile is chosen, the planner in its frame plans the customer's room, and its boxes go into the basket.

import { CURRENCY, PRODUCTS, tileOf } from './products.js';
import { boxesText, money, TEXTS } from './texts.js';

/** The planner says within this time that it is there, even on a slow phone. */
const PATIENCE_MS = 30_000;
/** More boxes than this are a mistake. */
const MOST_BOXES = 1000;

const find = (id) => document.getElementById(id);
const planner = find('planner');

let lang = new URLSearchParams(location.search).get('lang') === 'pl' ? 'pl' : 'en';
let product = PRODUCTS[0];
let basket = [];

find('english').addEventListener('click', () => speak('en'));
find('polish').addEventListener('click', () => speak('pl'));
planner.addEventListener('tilewright-ready', () => {
  clearTimeout(waiting);
  say('');
});
planner.addEventListener('tilewright-order', ({ detail }) => put(detail));
planner.addEventListener('tilewright-refused', ({ detail }) => {
  console.warn(detail.error);
  say(TEXTS[lang].refused[detail.code] ?? TEXTS[lang].otherwise);
});
const waiting = setTimeout(() => say(TEXTS[lang].away), PATIENCE_MS);
speak(lang);

function speak(next) {
  lang = next;
  const texts = TEXTS[lang];
  document.documentElement.lang = lang;
  document.title = texts.title;
  for (const id of ['title', 'choose', 'basket']) find(`${id}-text`).textContent = texts[id];
  find('english').setAttribute('aria-pressed', String(lang === 'en'));
  find('polish').setAttribute('aria-pressed', String(lang === 'pl'));
  showProducts();
  showBasket();
  showTile();
}

function showProducts() {
  find('products').replaceChildren(
    ...PRODUCTS.map((one) => {
      const input = Object.assign(document.createElement('input'), { type: 'radio', name: 'product', value: one.id });
      input.checked = one === product;
      input.addEventListener('change', () => {
        product = one;
        showTile();
      });
      const price = `${money(lang, one.pricePerBox, CURRENCY)} ${TEXTS[lang].box}`;
      return element('label', [
        input,
        element('b', one.name[lang]),
        element('span', one.about[lang]),
        element('span', price),
      ]);
    }),
  );
}

/** The planner follows its attributes, and the customer's room stays. */
function showTile() {
  say('');
  find('planner-text').textContent = TEXTS[lang].planner;
  planner.setAttribute('label', TEXTS[lang].planner);
  planner.setAttribute('tile', tileOf(product, lang));
}

/** Puts an order of the planner into the basket. What it costs is the shop's own business. */
function put({ tile, boxes, plannerUrl }) {
  // The customer may have chosen another tile meanwhile.
  const ordered = PRODUCTS.find((one) => Object.keys(TEXTS).some((spoken) => tileOf(one, spoken) === tile));
  if (!ordered || !Number.isInteger(boxes) || boxes < 1 || boxes > MOST_BOXES) return say(TEXTS[lang].otherwise);
  basket = [...basket.filter(({ product }) => product !== ordered), { product: ordered, boxes, plannerUrl }];
  showBasket();
}

function showBasket() {
  const texts = TEXTS[lang];
  const costOf = ({ product, boxes }) => boxes * product.pricePerBox;
  find('lines').replaceChildren(
    ...basket.map((line) => {
      const name = line.product.name[lang];
      const text = `${name}: ${boxesText(lang, line.boxes)}, ${money(lang, costOf(line), CURRENCY)}`;
      const remove = element('button', texts.remove);
      remove.type = 'button';
      remove.setAttribute('aria-label', `${texts.remove}: ${name}`);
      remove.addEventListener('click', () => {
        basket = basket.filter((other) => other !== line);
        showBasket();
      });
      return element('li', [element('span', text), ...planLink(line), remove]);
    }),
  );
  const total = basket.reduce((sum, line) => sum + costOf(line), 0);
  find('total').textContent = basket.length > 0 ? `${texts.total}: ${money(lang, total, CURRENCY)}` : texts.empty;
}

/** The plan, for the customer and for whoever lays the floor; there is none if it could not be stored. */
function planLink({ plannerUrl }) {
  if (plannerUrl === null) return [];
  const link = element('a', TEXTS[lang].plan);
  link.href = plannerUrl;
  link.target = '_blank';
  link.rel = 'noopener';
  return [link];
}

function say(text) {
  find('problem').textContent = text;
}

function element(name, content) {
  const made = document.createElement(name);
  made.append(...[content].flat());
  return made;
}

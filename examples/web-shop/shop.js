// "How many boxes do I need?": sends the room to Tilewright and shows the boxes, the tiles and the plan.

const form = document.querySelector('#boxes');
const button = form.querySelector('button');
const corner = form.querySelector('.corner');
const problem = document.querySelector('#problem');
const result = document.querySelector('#result');
const TOO_LARGE = ['too-many-tiles', 'room-too-large'];

form.addEventListener('change', showCorner);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void workOut();
});
// Browsers keep what was chosen when a page is loaded again.
showCorner();

function showCorner() {
  const isL = entered('shape') === 'l';
  corner.hidden = !isL;
  corner.disabled = !isL;
}

async function workOut() {
  button.disabled = true;
  problem.textContent = '';
  const answer = await fetch(address()).catch(() => undefined);
  button.disabled = false;
  if (answer === undefined) refuse('The planning service cannot be reached. Please try again later, or ask us.');
  else if (answer.ok) show(await answer.json());
  // Every visitor has their own limit, because the browser asks, not the shop.
  else if (answer.status === 429) refuse(`Too many requests. Please try again in ${wait(answer)}.`);
  else if (answer.status === 400) refuse(sentenceFor((await answer.json()).code));
  else refuse('The planning service is busy. Please try again in a minute, or ask us.');
}

/** What customers read about a room that cannot be planned. The service's own sentence is written for programmers. */
function sentenceFor(code) {
  if (TOO_LARGE.includes(code)) return 'This room is too large to plan here. Please ask us.';
  const lengths = 'Please check the lengths: each is a number of centimetres above 0';
  return entered('shape') === 'l' ? `${lengths}, and the missing corner is smaller than the room.` : `${lengths}.`;
}

/** The request: the room as a walk along its walls, the product's tile and box, and the start with the fewest slivers and tiles. */
function address() {
  const { service, pattern, tileSize, joint, tilesPerBox, price, currency } = form.dataset;
  const query = new URLSearchParams({
    outline: outline(),
    pattern,
    tileSize,
    joint,
    start: 'best',
    tilesPerBox,
    pricePerBox: price,
    currency,
    width: '600',
    link: 'false',
  });
  return `${service}/api/plan?${query}`;
}

function outline() {
  const [length, width] = [lengthOf('length'), lengthOf('width')];
  if (entered('shape') !== 'l') return `E${length} S${width} W${length} N${width}`;
  const [cornerLength, cornerWidth] = [lengthOf('corner-length'), lengthOf('corner-width')];
  const rest = (whole, part) => Number((whole - part).toFixed(2));
  return [
    `E${length} S${rest(width, cornerWidth)} W${cornerLength}`,
    `S${cornerWidth} W${rest(length, cornerLength)} N${width}`,
  ].join(' ');
}

/** A length as people type it, with a decimal point or comma; the service refuses anything else. */
function lengthOf(name) {
  return entered(name).trim().replace(',', '.');
}

function entered(name) {
  return new FormData(form).get(name);
}

/** The order of the answer includes what breaks while tiles are cut and laid. */
function show({ tiles, order, svgUrl }) {
  const { boxes, leftOver, currency } = order;
  const cost = new Intl.NumberFormat('en', { style: 'currency', currency }).format(order.cost);
  document.querySelector('#count').textContent = `${boxes} ${boxes === 1 ? 'box' : 'boxes'}`;
  document.querySelector('#details').textContent =
    `${tiles.total} tiles, ${tiles.cut} of them cut, ${order.tiles - tiles.total} for breakage and ${leftOver} left over: ${cost}. ${tiles.wastePercent}% of the tile area is cut off.`;
  const picture = document.querySelector('#picture');
  picture.alt = `The floor with ${tiles.whole} whole and ${tiles.cut} cut tiles.`;
  picture.src = svgUrl;
  result.hidden = false;
}

function refuse(text) {
  problem.textContent = text;
  result.hidden = true;
}

/** How long to wait, as the answer says. */
function wait(answer) {
  const seconds = Number(answer.headers.get('retry-after') ?? 60);
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}

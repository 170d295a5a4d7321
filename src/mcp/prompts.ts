// Prompts for the three common tasks, which clients show to people as commands: plan a room, compare layouts, plan and buy
// a flat.

import { type GetPromptResult, type Prompt, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';

type Given = Readonly<Record<string, string>>;

interface Task {
  readonly listed: Prompt;
  /** The message that the prompt becomes. */
  readonly textFor: (given: Given) => string;
}

const SAY_BACK =
  'Then pass `summary` on, in my language (`lang` en, pl, es or zh): it says what to buy, what to watch, and as what every length was understood, so that I see a wrong unit. Add `plannerUrl`, where the plan can be seen and changed. If a warning names a better start, plan again from it first.';

const ASK = 'If a length or the size of the tile is missing, ask me for it; never guess one.';

const LANGUAGE = { name: 'language', description: 'The language of the answer, such as Polish.' };

/** `name: value` for each argument that was given. */
function facts(given: Given): string {
  return Object.entries(given)
    .map(([name, value]) => `- ${name}: ${value}`)
    .join('\n');
}

const TASKS: readonly Task[] = [
  {
    listed: {
      name: 'plan_room',
      title: 'Plan one room',
      description: 'Tiles or boards for one room: how many to buy, how they are cut, a drawing.',
      arguments: [
        { name: 'room', description: 'Its walls with lengths and units, such as "3.2 by 2.4 m".', required: true },
        {
          name: 'tile',
          description: 'The size of the tile or board with its unit, such as "60 x 30 cm".',
          required: true,
        },
        { name: 'pattern', description: 'How it is laid, such as herringbone or third bond.' },
        { name: 'obstacles', description: 'What stands in the room and is not tiled, with its place and size.' },
        LANGUAGE,
      ],
    },
    textFor: (given) => `Plan this floor with plan_layout and \`start\` "best":\n${facts(given)}\n\n${ASK} ${SAY_BACK}`,
  },
  {
    listed: {
      name: 'compare_room_layouts',
      title: 'Compare layouts',
      description: 'Which tile size, pattern or joint suits a room best, and what decides.',
      arguments: [
        { name: 'room', description: 'Its walls with lengths and units, such as "3.2 by 2.4 m".', required: true },
        { name: 'variants', description: 'What to compare, such as "30, 45 or 60 cm tiles".', required: true },
        LANGUAGE,
      ],
    },
    textFor: (given) =>
      `Compare these layouts of one room with compare_layouts, all with one \`joint\` and \`start\` "best":\n${facts(given)}\n\n${ASK} Tell me the best one with its \`reason\`, and the figures of the others in a table. Then plan the best one with plan_layout. ${SAY_BACK}`,
  },
  {
    listed: {
      name: 'plan_and_buy_flat',
      title: 'Plan and buy for a flat',
      description: 'Several rooms at once: every plan, offcuts shared between rooms, boxes and cost.',
      arguments: [
        { name: 'rooms', description: 'Each with a name and its walls with units.', required: true },
        { name: 'tiles', description: 'What is laid where, with sizes and units.', required: true },
        { name: 'box', description: 'What a box holds and costs, such as "5 tiles, 39.90 EUR".' },
        { name: 'stock', description: 'Tiles that are there already.' },
        LANGUAGE,
      ],
    },
    textFor: (given) =>
      `Plan these rooms and what to buy with one call of plan_job, each with \`start\` "best":\n${facts(given)}\n\nRooms whose pattern runs through a doorway without a break are one surface with \`rooms\` and \`doorways\`. ${ASK} A price needs a currency: ask for it. ${SAY_BACK}`,
  },
];

/** All prompts, for a listing. */
export const LISTED_PROMPTS = { prompts: TASKS.map(({ listed }) => listed) };

/** The message of a prompt. Throws an error of the protocol if there is no such prompt or an argument is missing. */
export function promptFor(name: string, given: Given = {}): GetPromptResult {
  const task = TASKS.find(({ listed }) => listed.name === name);
  if (task === undefined)
    throw invalid(
      `There is no prompt ${JSON.stringify(name)}; get one of ${namesOf(TASKS.map(({ listed }) => listed))}.`,
    );
  const { arguments: known = [], description = '' } = task.listed;
  const missing = known.filter((one) => one.required && !given[one.name]);
  if (missing.length > 0) throw invalid(`${name} needs ${namesOf(missing)}; send them as texts.`);
  const unknown = Object.keys(given).filter((one) => !known.some((other) => other.name === one));
  if (unknown.length > 0) throw invalid(`${name} takes ${namesOf(known)}, and nothing else.`);
  const text = task.textFor(given);
  return { description, messages: [{ role: 'user', content: { type: 'text', text } }] };
}

function namesOf(named: readonly { readonly name: string }[]): string {
  return named.map(({ name }) => name).join(', ');
}

function invalid(message: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message);
}

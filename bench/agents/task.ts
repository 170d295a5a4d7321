// What a task of the agent bench is: what a person says, what the final answer must contain, and the calls that a sensible
// agent makes for it. No figure that is asked for stands in a task; expected.ts computes them in the run.

import type { AnswerField, Figures } from './fields.ts';

export type Body = Readonly<Record<string, unknown>>;

export const LANGUAGES = ['en', 'pl', 'es', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

export const KINDS = [
  'room',
  'shape',
  'units',
  'start',
  'pattern',
  'boards',
  'order',
  'stock',
  'compare',
  'job',
  'wall',
  'link',
  'file',
] as const;
export type Kind = (typeof KINDS)[number];

/** One planning call, whether it is made by HTTP or with a tool. `change` opens the stored plan of the task and plans it with changes. */
export type Call =
  | { readonly plan: Body }
  | { readonly compare: Body }
  | { readonly job: Body }
  | { readonly change: Body };

export interface Task {
  readonly id: string;
  readonly kind: Kind;
  /** Whether the person mixes units, leaves them out, or uses names that the service does not have. */
  readonly isClumsy?: true;
  /** What the person says. `{link}` stands for the link of the plan in `stored`. */
  readonly says: string;
  /** The plan that exists before, a body of POST /api/plan. */
  readonly stored?: Body;
  /** What the final answer must contain. */
  readonly asks: readonly AnswerField[];
  /** What a sensible agent sends, close to the person's words. */
  readonly call: Call;
  /**
   * Says the same in another form: fields that replace those of the call, or of the stored plan if that is changed. `polygon`
   * replaces `outline` too. The answer to it has the expected figures.
   */
  readonly reference?: Body;
  /** Figures that follow without the service; `planned` are all of the reference. */
  readonly formula?: (planned: Figures) => Figures;
  /** Of a file: what its address must ask for, besides the plan. */
  readonly file?: Readonly<Record<string, string>>;
}

/** A task in its language. */
export interface ListedTask extends Task {
  readonly language: Language;
}

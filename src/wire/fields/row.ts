// A row of the table: everything about a field.

import type { Kind } from './kinds/kind.ts';

/** Where help and documents list a field. */
export type FieldGroup = 'room' | 'layout' | 'answer' | 'order' | 'quantities';

/**
 * What depends on a field: the link of a plan, and with it everything else (`plan`; `order` the same for what is bought);
 * the drawing and other answers (`drawing`); or answers alone (`answer`).
 */
type FieldRole = 'plan' | 'order' | 'drawing' | 'answer';

export interface Row<Value, Written = Value> extends Kind<Value, Written> {
  readonly description: string;
  readonly group: FieldGroup;
  readonly role: FieldRole;
  /** The value of an option that was not sent, if it has no default to be documented. */
  readonly absent?: unknown;
  /** Other fields that its example needs, as in a JSON body; an object is the example of its own field. */
  readonly exampleNeeds?: Readonly<Record<string, unknown>>;
  /** Whether only a JSON body has it. */
  readonly isBodyOnly?: true;
  /** Whether a stored plan can be shown with another value; by default, if it is no part of the plan. */
  readonly isForView?: boolean;
  /** Whether the variants of a comparison may change it, or a comparison refuses it. */
  readonly inComparison?: 'variant' | 'refused';
  /** Whether only a job as a whole has it, beside its surfaces, or a job refuses it; by default each surface may have it. */
  readonly inJob?: 'beside' | 'refused';
  /** The field after which stored plans have it, if that is another place than in the table. */
  readonly storedAfter?: string;
  /** What the identity of a plan has without it, if anything: identities never change. */
  readonly absentInIdentity?: unknown;
}

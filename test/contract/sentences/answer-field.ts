// A row of the specification's table of the answer: a field has the promised type, in every answer and in the
// description, and the promised meaning.

import { expect } from 'vitest';
import { type Json, resolved } from '../../support/interface-schemas.ts';
import type { ContractService } from '../contract-service.ts';
import { ROOMS } from '../rooms.ts';
import type { Sentence } from './sentence.ts';

export interface AnswerField {
  readonly type: 'string' | 'number' | 'integer' | 'object' | 'array' | 'number or null' | 'string or null';
  readonly means: string;
  readonly shown: (service: ContractService) => Promise<unknown>;
}

/** The two rows of a field: what it means, and its type. */
export function answerField([name, { type, means, shown }]: readonly [string, AnswerField]): Sentence[] {
  return [
    [`2.3.${name}.a`, `${name}: ${means}`, shown],
    [
      `2.3.${name}.b`,
      `${name} is ${type}, in answers as in the description.`,
      async (service) => {
        const schema = name.split('.').reduce<Json>(
          (place, step) => {
            const { properties } = resolved(service.description, place) as {
              properties: Readonly<Record<string, Json>>;
            };
            return properties[step];
          },
          { $ref: '#/components/schemas/Plan' },
        );
        expect([resolved(service.description, schema).type].flat().join(' or ')).toBe(type);
        for (const { query } of Object.values(ROOMS)) {
          const plan = await service.plan(`${query}&inlineSvg=true&link=true`);
          const value = name.split('.').reduce<unknown>((place, step) => (place as Json)[step], plan);
          expect(type.split(' or ')).toContain(typeOf(value, type));
        }
      },
    ],
  ];
}

function typeOf(value: unknown, promised: string): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return promised === 'integer' && Number.isInteger(value) ? 'integer' : typeof value;
}

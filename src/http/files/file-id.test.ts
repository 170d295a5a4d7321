import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isFileId, newFileId } from './file-id.ts';

it('is known to every server, and to the same one after a restart', () => {
  const ids = Array.from({ length: 1000 }, newFileId);
  expect(new Set(ids).size).toBe(1000);
  expect(ids.filter((id) => !/^[\w-]{32}$/.test(id) || !isFileId(id))).toEqual([]);
});

it('is no other text', () => {
  expect(['', '/', '..', newFileId().slice(1), `${newFileId()}A`, newFileId().toLowerCase()].map(isFileId)).toEqual(
    Array(6).fill(false),
  );
  fc.assert(fc.property(fc.base64String({ minLength: 32, maxLength: 32 }), (text) => !isFileId(text)));
});

it('does not survive a changed character', () => {
  const id = newFileId();
  for (let i = 0; i < id.length; i++) {
    const changed = id.slice(0, i) + (id[i] === 'x' ? 'y' : 'x') + id.slice(i + 1);
    expect([changed, isFileId(changed)]).toEqual([changed, false]);
  }
});

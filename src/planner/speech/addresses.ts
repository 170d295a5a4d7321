// The addresses of the texts of each language. The build fills them in (scripts/planner-texts.ts); tests without a
// build import words and phrases directly.

import type { Lang } from '../../words/index.ts';

export const ADDRESSES: Readonly<Partial<Record<Lang, string>>> = {};

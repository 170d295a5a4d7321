// Where the texts of each language are. The build fills this in (scripts/planner-texts.ts); without a build, in tests, words
// and phrases are at hand and nothing need be loaded.

import type { Lang } from '../../words/index.ts';

export const ADDRESSES: Readonly<Partial<Record<Lang, string>>> = {};

// The types of answers, written a second time from the specification alone, as a caller would.

export interface PlanJson {
  readonly surface: {
    readonly areaM2: number;
    readonly perimeterM: number;
    readonly wallsCm: readonly number[];
    readonly boundingBoxCm: { readonly width: number; readonly height: number };
  };
  readonly rooms?: readonly { name?: string; areaM2: number; tiles: { whole: number; cut: number } }[];
  readonly pattern: {
    readonly id: string;
    readonly name: string;
    readonly parameters: Readonly<Record<string, number | string>>;
    readonly derived: Readonly<Record<string, number>>;
    readonly jointMm: number;
    readonly startCm: { readonly x: number; readonly y: number };
    /** An addition: why a start was chosen that a word asked for. */
    readonly startWhy?: string;
  };
  readonly tiles: {
    readonly total: number;
    readonly whole: number;
    readonly cut: number;
    readonly wastePercent: number;
    readonly laidAreaM2: number;
    readonly purchasedAreaM2: number;
    readonly narrowestCutMm: number | null;
    readonly sliverCount: number;
    /** An addition: counts by kind, if a pattern has several. */
    readonly kinds?: readonly {
      readonly kind: string;
      readonly name: string;
      readonly total: number;
      readonly whole: number;
      readonly cut: number;
      readonly tilesWithReuse: number;
    }[];
    /** An addition: the savings by reusing offcuts. */
    readonly reuse: {
      readonly tilesWithReuse: number;
      /** Proven: no plan of this layout needs fewer. */
      readonly atLeast: number;
      readonly wastePercentWithReuse: number;
      readonly sharedTiles: readonly (readonly number[])[];
    };
  };
  readonly warnings: readonly string[];
  readonly notes: readonly string[];
  readonly summary: string;
  /** An addition: how it is set out. */
  readonly settingOut?: {
    readonly crossing?: {
      readonly atCm: { readonly x: number; readonly y: number };
      readonly lines: readonly {
        readonly kind: string;
        readonly ends: readonly { readonly mark: string; readonly reachMm: number }[];
      }[];
    };
    readonly chains: readonly {
      readonly wall: number | null;
      readonly lengthMm: number;
      readonly parts: readonly { readonly count: number; readonly widthMm: number }[] | null;
    }[];
    readonly steps: readonly string[];
    readonly controls: readonly string[];
  };
  /** An addition: the starts to choose from. */
  readonly choices?: readonly {
    readonly start: string;
    readonly startCm: { readonly x: number; readonly y: number };
    readonly startWhy: string;
    readonly tiles: {
      readonly total: number;
      readonly whole: number;
      readonly cut: number;
      readonly wastePercent: number;
      readonly narrowestCutMm: number | null;
      readonly sliverCount: number;
      readonly tilesWithReuse: number;
    };
    readonly sentence: string;
    readonly svgUrl: string | null;
  }[];
  /** An addition: what to buy. */
  readonly order?: { readonly tiles: number };
  /** An addition: whether the tiles that one has are enough. */
  readonly stock?: {
    readonly isEnough: boolean;
    readonly isEnoughWithReuse: boolean;
    readonly missing: number;
    readonly missingWithReuse: number;
  };
  /** An addition: the rectangles that are left to keep. */
  readonly offcuts?: {
    readonly rectangles: readonly {
      readonly widthMm: number;
      readonly heightMm: number;
      readonly count: number;
      readonly tiles: readonly number[];
    }[];
  };
  /** An addition: a skirting from offcuts. */
  readonly skirting?: { readonly heightMm: number; readonly neededM: number; readonly fromOffcutsM: number };
  readonly svg?: string;
  readonly svgUrl: string | null;
  readonly plannerUrl: string | null;
}

/** A refusal: the message that the specification requires, and additions for programs. */
export interface RefusalJson {
  readonly error: string;
  readonly code?: string;
  readonly param?: string | null;
  readonly received?: string | null;
  readonly example?: string | null;
}

export interface ListingJson {
  readonly patterns: readonly {
    readonly id: string;
    readonly aliases: readonly string[];
    readonly name: string;
    readonly joint: { readonly default: number; readonly min: number; readonly max: number; readonly unit: string };
    readonly parameters: readonly {
      readonly name: string;
      readonly label: string;
      readonly type: 'number' | 'string';
      readonly unit: string | null;
      readonly min?: number;
      readonly max?: number;
      readonly default: number | string;
      readonly values?: readonly { readonly value: string; readonly label: string }[];
    }[];
    readonly derived: readonly { readonly name: string; readonly label: string; readonly unit: string }[];
  }[];
}

// What the help of a command shows on one screen: the flags that most requests need, in a few words each.

interface ShortGroup {
  readonly title: string;
  /** A text for each flag by name. */
  readonly rows: Readonly<Record<string, string>>;
}

export const SHORT_HELP: Readonly<Record<string, readonly ShortGroup[]>> = {
  plan: [
    {
      title: 'The room, in cm (a length may have a unit: 12ft6in)',
      rows: {
        outline: "walls in walking order: 'E400 S300 W400 N300'",
        polygon: "or its corners: '0,0 400,0 400,300'",
        subtract: "rectangles cut out: '140,0,40,60; 0,0,20,20'",
      },
    },
    {
      title: 'The layout, in mm',
      rows: {
        pattern: 'squares, bricks, herringbone …: tilewright patterns',
        tileSize: "and the pattern's other parameters",
        joint: 'width of the joint',
        start: 'layout origin in cm, or best, or center',
      },
    },
    {
      title: 'The answer',
      rows: {
        output: 'plan.json, .svg, .png, .pdf, .dxf, .csv, .ifc …',
        format: 'the same on standard output; default json',
        lang: 'language of names and warnings',
        body: 'read a JSON body instead of flags',
        json: "refusals as the API's JSON",
        'fail-on-warnings': 'exit with 1 if the plan has warnings',
      },
    },
  ],
  compare: [
    {
      title: 'The room and what variants share, as in tilewright plan',
      rows: {
        outline: "walls in walking order: 'E400 S300 W400 N300'",
        pattern: 'the pattern of variants that name none',
        joint: 'width of the joint in mm',
        lang: 'language of names, warnings and reasons',
      },
    },
    {
      title: 'The variants',
      rows: {
        variant: "'pattern=bricks&start=best'; once for each variant",
        body: 'read a JSON body with variants instead of flags',
      },
    },
    { title: 'The answer', rows: { output: 'a file for the JSON', json: "refusals as the API's JSON" } },
  ],
  import: [
    {
      title: 'The rooms',
      rows: {
        unit: 'mm, cm, m, in or ft, if the file does not say it',
        room: 'the name of a room to take; once for each room',
        layer: 'a layer, storey or group to take rooms from',
        height: 'height to which the walls are tiled too, in cm',
      },
    },
    { title: 'The job', rows: { output: 'a file for it', json: "refusals as the API's JSON" } },
  ],
};

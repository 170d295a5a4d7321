// The section of the pattern: the picker, its parameters, the joint, the start and the colours.

import { LIMITS, parametersOf, patternByName } from '../../engine/index.ts';
import { Pinning } from '../compare/Pinning.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { Looks } from '../look/Looks.tsx';
import { speak, useSession } from '../state/context.ts';
import { Colors } from './Colors.tsx';
import { Cutting } from './Cutting.tsx';
import { DerivedFigures } from './DerivedFigures.tsx';
import { Meant } from './Meant.tsx';
import { ParameterField } from './ParameterField.tsx';
import { Picker } from './Picker.tsx';
import { Start } from './Start.tsx';
import './pattern.css';

const USUAL_JOINT_MM = 20;
/** The slider ends at the widest gap that is usual along walls. */
const USUAL_EDGE_MM = 20;

export function PatternPanel() {
  const planned = useSession().planned.value;
  const pattern = planned && patternByName(planned.answer.pattern.id);
  if (!planned || !pattern) return null;
  const { parameters, jointMm, derived } = planned.answer.pattern;
  return (
    <div class="pattern">
      <Pinning draft={planned.draft} />
      <Picker chosen={pattern} />
      <fieldset class="pattern-group">
        <legend>{speak('laying.tile')}</legend>
        {Object.entries(parametersOf(pattern)).map(([name, parameter]) => (
          <ParameterField
            key={pattern.id + name}
            name={name}
            parameter={parameter}
            value={parameters[name] ?? parameter.default}
          />
        ))}
        <Meant pattern={pattern} values={parameters} />
        <NumberField
          label={speak('param.joint')}
          unit="mm"
          value={jointMm}
          {...LIMITS.joint}
          step={0.5}
          slider={{ min: LIMITS.joint.min, max: USUAL_JOINT_MM }}
          origin="joint"
          change={(joint) => ({ joint })}
          cleared={{ joint: undefined }}
        />
        <NumberField
          label={speak('param.edge')}
          unit="mm"
          value={planned.laid.floor.edge}
          {...LIMITS.edge}
          step={1}
          slider={{ min: LIMITS.edge.min, max: USUAL_EDGE_MM }}
          origin="edge"
          change={(edge) => ({ edge })}
          cleared={{ edge: undefined }}
        />
        <Cutting planned={planned} />
      </fieldset>
      <Start planned={planned} />
      <fieldset class="pattern-group">
        <legend>{speak('laying.colours')}</legend>
        <Colors planned={planned} pattern={pattern} />
        <Looks />
      </fieldset>
      <DerivedFigures pattern={pattern} derived={derived} />
    </div>
  );
}

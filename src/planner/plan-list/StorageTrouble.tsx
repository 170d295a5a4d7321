// The message while plans cannot be saved on this device.

import { useKeeper } from '../plans/keeper.ts';
import { speak } from '../state/context.ts';

export function StorageTrouble() {
  const keeper = useKeeper();
  const { value: trouble } = keeper.trouble;
  if (trouble === null) return null;
  const isFull = trouble instanceof DOMException && trouble.name === 'QuotaExceededError';
  const exportShown = async () => {
    const { value: shown } = keeper.shown;
    const { downloadPlans } = await import('../plans/plan-file.ts');
    if (shown) downloadPlans([shown]);
  };
  return (
    <div class="result-fault" role="alert">
      <p>{speak('plans.unsaved', { reason: speak(isFull ? 'plans.full' : 'plans.refused') })}</p>
      <button type="button" onClick={exportShown}>
        {speak('plans.saveFile')}
      </button>
    </div>
  );
}

// The page of a link that is not on this device, while there is no connection. No other plan is shown in its place.

import { inNotation } from '../page/address.ts';
import { speak, useNotation } from '../state/context.ts';

export function Missing() {
  const home = inNotation(new URL('/', location.href).href, useNotation());
  return (
    <main class="plans-missing">
      <h1>{speak('plans.missing')}</h1>
      <p>{speak('plans.missingText')}</p>
      <p>
        <button type="button" class="main" onClick={() => location.reload()}>
          {speak('page.tryAgain')}
        </button>
        <a href={home}>{speak('plans.myPlans')}</a>
      </p>
    </main>
  );
}

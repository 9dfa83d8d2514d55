/** Conditional logic on the page: a key that comes just as the form looks is not forgotten. */
import { nextFrames, until } from '@enliven/testing';
import { describe, expect, it } from 'vitest';
import { createConditions } from '../src/builder/conditions';
import { createClaims } from '../src/shared/claims';
import { contact, input, logic } from './builder-markup';

function stage() {
  document.body.innerHTML = contact({
    fields: input('guests') + input('band', 'input', { more: logic('all', ['guests', 'is greater', '80']) }),
  });
  const root = document.body.firstElementChild as Element;
  const claims = createClaims();
  const conditions = createConditions(root, claims);
  conditions.decide();
  const guests = root.querySelector('[name=et_pb_contact_guests_0]') as HTMLInputElement;
  const band = root.querySelector('[data-id=band]') as HTMLElement;
  return { claims, conditions, guests, band };
}

describe('typing', () => {
  it('is followed to the last key, also when that comes while the form looks', async () => {
    const { claims, conditions, guests, band } = stage();
    guests.value = '1';
    conditions.decideSoon();
    guests.value = '12';
    // The form reads the value once it looks; the last key comes in that very moment.
    const { value } = guests;
    let late = false;
    Object.defineProperty(guests, 'value', {
      configurable: true,
      get() {
        if (late) return '120';
        late = true;
        conditions.decideSoon();
        return value;
      },
    });
    await until(() => late);
    expect(band.style.display).toBe('none');
    await until(() => band.style.display === '');
    conditions.stop();
    claims.stop();
  });

  it('is not followed any more after the end', async () => {
    const { claims, conditions, guests, band } = stage();
    guests.value = '120';
    conditions.decideSoon();
    conditions.stop();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await nextFrames();
    expect(band.style.display).toBe('none');
    claims.stop();
    expect(band.hasAttribute('style')).toBe(false);
  });
});

/** Hears when Google refuses the site's key: it tells one global function, for all maps of the page. */
import type { GoogleView } from './google-types';

/** @returns the function that stops listening; another script's own function is called as well, and put back */
export function onRefusal(view: GoogleView, listener: () => void): () => void {
  const before = view.gm_authFailure;
  let active = true;
  const ours = () => {
    before?.();
    if (active) listener();
  };
  view.gm_authFailure = ours;
  return () => {
    active = false;
    if (view.gm_authFailure !== ours) return;
    if (before) view.gm_authFailure = before;
    else delete view.gm_authFailure;
  };
}

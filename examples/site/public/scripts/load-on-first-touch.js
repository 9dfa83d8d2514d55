// Adds the runtime at the visitor's first sign of life, as speed plugins do.

{
  const address = document.currentScript.dataset.src;
  const signs = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'mousemove'];
  const options = { capture: true, passive: true };
  // A strict page takes script addresses from a policy only; this one lets nothing but this site's own pass.
  const check = (url) => {
    if (new URL(url, location.href).origin !== location.origin) throw new TypeError('Only scripts of this site.');
    return url;
  };
  const policy = window.trustedTypes?.createPolicy('load-on-first-touch', { createScriptURL: check });

  const add = () => {
    for (const sign of signs) window.removeEventListener(sign, add, options);
    const script = document.createElement('script');
    script.type = 'module';
    script.src = policy ? policy.createScriptURL(address) : check(address);
    document.head.append(script);
  };

  for (const sign of signs) window.addEventListener(sign, add, options);
}

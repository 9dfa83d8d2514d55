// Adds the runtime 1.5 seconds after the page has loaded, as tag managers do.

{
  const address = document.currentScript.dataset.src;
  // A strict page takes script addresses from a policy only; this one lets nothing but this site's own pass.
  const check = (url) => {
    if (new URL(url, location.href).origin !== location.origin) throw new TypeError('Only scripts of this site.');
    return url;
  };
  const policy = window.trustedTypes?.createPolicy('load-later', { createScriptURL: check });

  const add = () => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = policy ? policy.createScriptURL(address) : check(address);
    document.head.append(script);
  };

  window.addEventListener('load', () => setTimeout(add, 1500), { once: true });
}

// Puts an accordion onto the page each time its button is pressed, long after the page has loaded.

{
  const button = document.querySelector('#insert-late');
  const template = document.querySelector('#late-accordion');
  const place = document.querySelector('#late-place');
  const status = document.querySelector('#late-status');

  button.addEventListener('click', () => {
    place.append(template.content.cloneNode(true));
    status.textContent = `Accordions on the table: ${place.childElementCount}`;
  });
}

/* React compares the page with its own rendering when it hydrates: until then no text may be replaced by a field. */
const [pause, most] = [50, 200];

export async function siteStarted(): Promise<void> {
  // Gives up after a while: a site whose script fails can still be edited.
  for (let waited = 0; waited < most && !isTakenOver(); waited += 1)
    await new Promise((done) => setTimeout(done, pause));
}

/** The page content hydrates after the header and footer. */
function isTakenOver(): boolean {
  const first = document.querySelector('main > *');
  const known = first !== null && Object.keys(first).some((key) => key.startsWith('__react'));
  return known && document.documentElement.hasAttribute('data-started');
}

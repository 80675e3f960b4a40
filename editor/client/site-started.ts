/* React compares the page with its own words when it takes it over: until then none may give way to a field. */
const [pause, most] = [50, 200];

export async function siteStarted(): Promise<void> {
  // A site whose own script fails is edited all the same.
  for (let waited = 0; waited < most && !isTakenOver(); waited += 1)
    await new Promise((done) => setTimeout(done, pause));
}

/** The page's own part is taken over after the header and footer. */
function isTakenOver(): boolean {
  const first = document.querySelector('main > *');
  const known = first !== null && Object.keys(first).some((key) => key.startsWith('__react'));
  return known && document.documentElement.hasAttribute('data-started');
}

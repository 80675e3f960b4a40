/* A form that selects a group of parts and display options; the group is shown in a frame of that width. */

const choices = {
  width: ['100%', '320px', '768px'],
  direction: ['ltr', 'rtl'],
  scripts: ['on', 'off'],
};

export function viewer(groups: string[], chosen: URLSearchParams): string {
  const fields = Object.entries({ group: groups, ...choices });
  const values = Object.fromEntries(
    fields.map(([name, options]) => {
      const value = chosen.get(name) ?? '';
      return [name, options.includes(value) ? value : options[0]];
    }),
  );
  const selects = fields.map(
    ([name, options]) =>
      `<label>${name} <select name="${name}">${options
        .map((option) => `<option${option === values[name] ? ' selected' : ''}>${option}</option>`)
        .join('')}</select></label>`,
  );
  const source = `/parts/${values.group}?direction=${values.direction}&amp;scripts=${values.scripts}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Parts</title>
<style>
  body { margin: 0; display: grid; grid-template-rows: auto 1fr; block-size: 100vh; font: 1rem sans-serif }
  form { display: flex; flex-wrap: wrap; gap: 1rem; padding: 0.5rem 1rem }
  iframe { inline-size: ${values.width}; block-size: 100%; border: 0; outline: 1px solid }
</style>
<form>${selects.join(' ')} <button>Show</button> <span>Forced colours: emulate them in the browser’s tools.</span></form>
<iframe title="Parts" src="${source}"></iframe>
`;
}

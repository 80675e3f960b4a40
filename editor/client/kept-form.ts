/* What is typed in a form and not sent yet, kept in the tab: a reload does not lose it. */
const keyOf = (form: string) => `editor-form ${form}`;

export const keptForm = (form: string): Record<string, string> =>
  JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}');

/** Those of its fields that hold words. */
export function keepForm(form: string, element: HTMLFormElement): void {
  sessionStorage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(new FormData(element))));
}

export const clearForm = (form: string) => sessionStorage.removeItem(keyOf(form));

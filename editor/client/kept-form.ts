/* Keeps unsent form values in sessionStorage, so that a reload does not lose them. */
const keyOf = (form: string) => `editor-form ${form}`;

export const keptForm = (form: string): Record<string, string> =>
  JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}');

export function keepForm(form: string, element: HTMLFormElement): void {
  sessionStorage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(new FormData(element))));
}

export const clearForm = (form: string) => sessionStorage.removeItem(keyOf(form));

/* Questions to the editor's server. A refusal is a sentence for the owner. */
export class Refusal extends Error {
  readonly status: number;
  /** It failed after everything had been saved. */
  readonly isSaved: boolean;

  constructor(status: number, sentence: string, isSaved = false) {
    super(sentence);
    this.status = status;
    this.isSaved = isSaved;
  }
}

const token = document.querySelector<HTMLMetaElement>('meta[name="editor-token"]')?.content ?? '';

/** Identifies this tab, which ignores notifications of changes it made. */
export const tab = crypto.randomUUID();

export async function ask<Result>(
  name: string,
  question: object = {},
  signal?: AbortSignal,
): Promise<Result> {
  const response = await fetch(`/editor/api/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Editor-Token': token, 'X-Editor-Tab': tab },
    body: JSON.stringify(question),
    ...(signal ? { signal } : {}),
  }).catch(() => {
    if (signal?.aborted) throw new Refusal(0, 'Stopped. Your words are still in this page.');
    throw new Refusal(
      0,
      'The editor does not answer: is `npm run edit` still running? Your words stay in this page.',
    );
  });
  const answer = await response.json();
  if (!response.ok) throw new Refusal(response.status, answer.refused, answer.written?.length > 0);
  return answer;
}

export const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

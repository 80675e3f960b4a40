/* Questions to the editor's server. A refusal is a sentence for the owner. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

const token = document.querySelector<HTMLMetaElement>('meta[name="editor-token"]')?.content ?? '';

export async function ask<Answer>(name: string, question: object = {}): Promise<Answer> {
  const response = await fetch(`/editor/api/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Editor-Token': token },
    body: JSON.stringify(question),
  }).catch(() => {
    throw new Refusal(
      0,
      'The editor does not answer: is `npm run edit` still running? Your words stay in this page.',
    );
  });
  const answer = await response.json();
  if (!response.ok) throw new Refusal(response.status, answer.refused);
  return answer;
}

export const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/* A write requested by this tab. Until the response arrives, change notifications are taken to be its own. */
import { request } from './request.ts';

let underWay = 0;

export const isStepping = () => underWay > 0;

export async function step<Result>(
  name: string,
  question: object = {},
  signal?: AbortSignal,
): Promise<Result> {
  underWay += 1;
  try {
    return await request<Result>(name, question, signal);
  } finally {
    underWay -= 1;
  }
}

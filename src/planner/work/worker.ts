// The worker: runs the server's reader and engine off the main thread.

import type { Envelope, Order, Reply } from '../state/messages.ts';
import { runOrder } from './orders.ts';

interface WorkerScope {
  onmessage: ((event: { readonly data: Envelope<Order> }) => void) | null;
  postMessage(message: Envelope<Reply>, transfer: readonly ArrayBufferLike[]): void;
}

const scope = globalThis as unknown as WorkerScope;

scope.onmessage = async ({ data: { number, content } }) => {
  try {
    const { result, transfer } = await runOrder(content);
    scope.postMessage({ number, content: { result } }, transfer);
  } catch (error) {
    scope.postMessage({ number, content: { fault: String(error) } }, []);
  }
};

import { parentPort } from 'node:worker_threads';
import { composePreview } from './compose.ts';
import type { ComposeAnswer, ComposeRequest } from './draw-preview.ts';

// The thread of draw-preview.ts: answers each preview as SVG.
const say = (answer: ComposeAnswer) => parentPort?.postMessage(answer);

parentPort?.on('message', ({ id, asked: [preview, photo] }: ComposeRequest) => {
  try {
    // What was a Buffer arrives as bare bytes.
    say({ id, svg: composePreview(preview, photo && Buffer.from(photo)) });
  } catch (error) {
    say({ id, error });
  }
});

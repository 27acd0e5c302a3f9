import type { CompileQuestion } from '../../model/try.ts'
import { compileCode } from './compile-code.worker.ts'

addEventListener('message', ({ data }: MessageEvent<CompileQuestion>) => postMessage(compileCode(data)))

import { afterAll } from 'vitest'
import { endEverything } from './end-with-file.ts'

afterAll(endEverything)

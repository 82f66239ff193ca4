import { afterAll } from 'vitest'
import { endEverything } from './after-test-file.ts'

afterAll(endEverything)

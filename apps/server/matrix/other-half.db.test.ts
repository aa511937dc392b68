import { proveEntities } from './testing/prove.ts'

proveEntities(1, 2)

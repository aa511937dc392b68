import { proveEntities } from './testing/prove.ts'

// an entity of many rows takes as long as in the first half
proveEntities(1, 2)

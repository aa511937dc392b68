import { cost } from '../auth/password.ts'

// every house makes people, each with half a dozen hashes that take 40 ms as they are meant to be
Object.assign(cost, { memory: 8, passes: 1 })

// Brings the registry's types into this project: what the declarations name of each other.
import type {} from '@chengban/modules/registry.gen.ts'
import type {} from '@chengban/modules/rows.gen.ts'

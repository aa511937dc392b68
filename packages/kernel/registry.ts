/**
 * What the declarations name of each other, as types. The interfaces are filled by `modules/registry.gen.ts`
 * (written by `npm run gen`), so that a wrong entity, column, state, dictionary, code or handler does not compile
 * and references may be cyclic.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the generated registry
export interface Entities {}
// biome-ignore lint/suspicious/noEmptyInterface: filled by the generated registry
export interface Dicts {}
// biome-ignore lint/suspicious/noEmptyInterface: filled by the generated registry
export interface Operations {}
// biome-ignore lint/suspicious/noEmptyInterface: filled by the generated registry
export interface Handlers {}

type Names<R> = keyof R & string

export type EntityName = Names<Entities>
export type DictName = Names<Dicts>
export type OperationCode = Names<Operations>
export type HandlerName = Names<Handlers>

/** Names of an entity's own moves. */
export type MoveNameOf<E extends EntityName> = Entities[E] extends { moves: infer M extends string } ? M : never

/** Column names of an entity, by its name. */
export type FieldNameOf<E extends EntityName> = Entities[E] extends { fields: infer F extends string } ? F : never

/**
 * What the declarations name of each other, as types. The interfaces are filled by `modules/registry.gen.ts`
 * (written by `npm run gen`), so that a wrong entity, column, state, dictionary, code or handler does not compile
 * and references may be cyclic.
 */
// Decision 070: Rows, handlers and calls have types from their declarations
// biome-ignore lint/suspicious/noEmptyInterface: filled by the generated registry
export interface Entities {}
// biome-ignore lint/suspicious/noEmptyInterface: filled by the generated registry
export interface Dicts {}
// biome-ignore lint/suspicious/noEmptyInterface: filled by the generated registry
export interface Operations {}
// biome-ignore lint/suspicious/noEmptyInterface: filled by the generated registry
export interface Settings {}
// biome-ignore lint/suspicious/noEmptyInterface: filled by the generated registry
export interface Handlers {}
// biome-ignore lint/suspicious/noEmptyInterface: filled by the generated rows
export interface Rows {}
// biome-ignore lint/suspicious/noEmptyInterface: filled by the generated rows
export interface ShownValues {}
// biome-ignore lint/suspicious/noEmptyInterface: filled by the generated rows
export interface Asks {}

type Names<R> = keyof R & string

export type EntityName = Names<Entities>
export type DictName = Names<Dicts>
export type OperationCode = Names<Operations>
export type HandlerName = Names<Handlers>
/** A parameter that an area declares with its first value. */
export type SettingKey = Names<Settings>

/** The entities whose rows a handler is given, by its name. */
export type HandledBy<H extends HandlerName> = Handlers[H] extends infer E extends EntityName ? E : never

/** Names of an entity's own moves. */
export type MoveNameOf<E extends EntityName> = Entities[E] extends { moves: infer M extends string } ? M : never

/** Column names of an entity, by its name. */
export type FieldNameOf<E extends EntityName> = Entities[E] extends { fields: infer F extends string } ? F : never

/** A row of an entity as it is stored: what the write path and handlers have in hand. */
export type RowOf<E extends EntityName> = E extends keyof Rows ? Rows[E] : never

/** Moves of an entity that ask for something beside columns. */
export type AskingOf<E extends EntityName> = E extends keyof Asks ? keyof Asks[E] : never

/** What a move asks for beside columns, as it was given. */
export type AskedOf<E extends EntityName, M> = E extends keyof Asks ? Asks[E][M & keyof Asks[E]] : never

/** A row of an entity as it is given out: its references named beside their ids, null what its reader may not see. */
export type ShownOf<E extends EntityName> = E extends keyof ShownValues ? ShownValues[E] : never

/** What a condition over rows of an entity may ask: its columns, with values that can occur. */
export type NeedOf<E extends EntityName> = {
  [F in FieldNameOf<E>]: {
    [P in F]: [RowOf<E>] extends [never] ? unknown : P extends keyof RowOf<E> ? RowOf<E>[P] : unknown
  }
}[FieldNameOf<E>]

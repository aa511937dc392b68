import type { Entity } from './entity.ts'
import type { Layout } from './listing.ts'
import type { PhoneAct } from './phone-act.ts'
import type { EntityName, OperationCode } from './registry.ts'

export interface DictType {
  readonly label: string
  readonly entries: readonly string[]
  /** Names where they differ from the codes. */
  readonly names?: Readonly<Record<string, string>>
}

export type Variant = 'apply' | 'audit' | 'manage'

/** The records of `of` in the line; `by` is the reference of the rows to them, `due` the day from which one has a dot. */
export interface PhoneChips {
  readonly by: string
  readonly of: string
  readonly where?: Readonly<Record<string, unknown>>
  readonly due?: string
}

/** Rows of `of` by their reference `by`, each told by its `title` and `facts`; they may have rows of their own. */
export interface PhoneFold {
  readonly of: string
  readonly by: string
  readonly label: string
  readonly title: string
  readonly facts?: readonly string[]
  readonly fold?: PhoneFold
}

/** What a page of the phone shows above its rows and on its cards. */
export interface PhoneFace {
  /** The days of a week, weeks or months to go through by a date of the rows; a dot where there are rows. It begins at today. */
  readonly strip?: { readonly by: string; readonly step: 'day' | 'week' | 'month' }
  /** Records that the rows belong to, in a line above them; the chosen one narrows the rows. */
  readonly chips?: PhoneChips
  /** The page of one record on which a card opens, by its `id`; its record's own when left out. */
  readonly opens?: `/phone/${string}`
  /** Rows that belong to a card's row, read when they are unfolded below it. */
  readonly fold?: PhoneFold
  /** The fields of a card, what decides first. */
  readonly facts?: readonly string[]
  /** The two numbers of a card's ring: so many done of all. */
  readonly ring?: { readonly done: string; readonly all: string }
  /** Sums over the rows shown, above them; `of` is the figure that the sum is compared with. */
  readonly sums?: readonly { readonly field: string; readonly of?: number }[]
}

/** How a screen lists the rows of its entity. */
export interface ListChoice {
  /**
   * Which rows alone, in the grammar of lists; `{ from: 'me' }`, `{ from: 'now' }` and `{ from: 'today', days: 6 }` in
   * place of a value are the person asking, the moment, and a day counted from the present one.
   */
  readonly where?: Readonly<Record<string, unknown>>
  /** The form it opens with, where it is not the one its declaration says. */
  readonly layout?: Layout
  /** The columns a person sees first, where they differ from those of the declaration. */
  readonly columns?: readonly string[]
  /** New rows come another way: none is offered here. */
  readonly creates?: false
  /** On the phone: acts on its rows and new rows, each in two taps. */
  readonly acts?: readonly PhoneAct[]
  readonly face?: PhoneFace
}

/** A further list behind the same route, in the address by its label. */
export interface ScreenTab extends ListChoice {
  readonly label: string
  readonly of: EntityName
  readonly variant?: Variant
  /** Holding any of them shows it; with none, everybody who may open the screen sees it. */
  readonly codes?: readonly OperationCode[]
}

/** A page for people outside: what they read by a link's token, and how they answer. */
export interface ClientPage {
  /** GET under `/api` that gives `{projectName, clientName, nodes}`; none where there is nothing to read first. */
  readonly read?: { readonly path: string; readonly query?: Readonly<Record<string, string>> }
  /** Fields of the screen's entity shown of every node; `report.content` is the field inside the json `report`. */
  readonly shows: readonly string[]
  /** POST under `/api` that takes the answer; what it asks for is the input of that call. */
  readonly send: string
  /** The word on the button. */
  readonly agree: string
  /** Where one may disagree, with words. */
  readonly refuse?: string
  /** Rows with these values take an answer; for any other the page shows its state, by the fields `stands`. */
  readonly open?: Readonly<Record<string, string | null>>
  readonly stands?: readonly string[]
  /** A row takes no answer while this field is empty, which the page says in these words before anything is filled in. */
  readonly waits?: { readonly field: string; readonly words: string }
  /** One answer covers several rows. */
  readonly isBatch?: boolean
  readonly film?: ClientFilm
}

/** The film of a row, to be watched to a share before one may agree. */
export interface ClientFilm {
  /** A field of files among those shown. */
  readonly field: string
  /** What of the answer's input tells it. */
  readonly tell: string
  /** POST under `/api` that hears how far it has been shown; the answer counts what that call saw. */
  readonly beat: string
  /** Percent. */
  readonly least: number
  /** Only rows with these values take part. */
  readonly when?: Readonly<Record<string, string>>
}

/** A tab that draws a dashboard. */
export interface FigureTab {
  /** The declared dashboard, by its name. */
  readonly name: string
  /** 看板 when left out. */
  readonly label?: string
  /** Holding any of them shows it; with none, everybody who may open the screen sees it. */
  readonly codes?: readonly OperationCode[]
  /** Holding all of them is needed besides. */
  readonly needs?: readonly OperationCode[]
  readonly isLast?: true
  /** Figures of pay: read only once the reader asks for sums. */
  readonly covered?: true
}

export interface Screen extends ListChoice {
  readonly label: string
  /** Its place in the menu; without one it is opened from elsewhere. */
  readonly menu?: MenuPlace
  readonly kind: 'list' | 'page' | 'form' | 'dashboard' | 'board' | 'calendar' | 'standalone' | 'phone'
  readonly of?: EntityName
  readonly variant?: Variant
  /** Any of them opens it; none = every signed-in person. */
  readonly codes?: readonly OperationCode[]
  /** What its own list is called among the tabs; its label when left out. */
  readonly tab?: string
  /** Who sees its list among the tabs, where they differ from those who may open the screen. */
  readonly tabCodes?: readonly OperationCode[]
  readonly tabs?: readonly ScreenTab[]
  /** A first tab: what waits for the reader of all the kinds that its lists decide on, together. */
  readonly queue?: true
  readonly client?: ClientPage
  /** Tabs of figures: before its lists, or after them where people open the screen for the lists. */
  readonly dashboards?: readonly FigureTab[]
}

/** The entry of a screen in the menu. Its name, address and codes are those of the screen. */
export interface MenuPlace {
  /** Never changes: databases know the entry by it. The heading above it is the last one with a smaller id. */
  readonly id: number
  readonly icon: string
  /** The entry that follows it, where the order of ids is not the one to show. */
  readonly before?: number
  /** The entities whose open decisions are counted beside it; `*`: those of all. */
  readonly badge?: EntityName | readonly EntityName[] | '*'
  /** Made, and shown only once somebody turns it on. */
  readonly isAsleep?: true
  /** Of a screen that takes a part of its address: what one entry of it is called, and where it leads. */
  readonly name?: string
  readonly route?: string
}

/** One area of the company's work: what it declares beyond its entities. */
export interface Area {
  readonly name: string
  readonly label: string
  readonly entities: readonly Entity[]
  readonly dicts: Readonly<Record<string, DictType>>
  readonly operations: Readonly<Record<string, string>>
  readonly screens: Readonly<Record<string, Screen>>
  /** First rows of an entity, made at a start that finds none. */
  readonly first?: { readonly [E in EntityName]?: readonly Readonly<Record<string, unknown>>[] }
}

export const area = <const A extends Omit<Area, 'entities'> & { readonly entities: readonly unknown[] }>(
  shape: A,
): A & Area => shape as A & Area

// Rights as data: what a module of the access table is made of. Each feature's modules stand in its access.ts; src/schema/access.ts puts
// them together, core/access.ts evaluates them.
import type { Word } from '../../enumerations.ts'

/** R read, W create and update, M = W and assign, bulk, export, approve, override, F = M and delete, configure. */
export type Level = 'R' | 'W' | 'M' | 'F'
/**
 * A condition on a row: the field holds one of the words; `actor` compares with a value of the person instead; `none` requires an empty
 * field.
 */
export interface Condition {
  field: string
  in?: readonly string[]
  actor?: 'id' | 'department' | 'locationIds'
  none?: true
  /** The field's value must be reached from a row of another resource. */
  related?: Relation
  /** The field holds the id of the row that the entry is about, which the person must be able to see; an empty one is met. */
  about?: Entry
}
/** Entries about rows of any resource: their own resource, and the field that names the other one. */
export interface Entry {
  entry: string
  resource: string
}
/** Rows of another resource that refer to the row by `field` and pass every condition; deleted ones do not count. */
export interface Relation {
  resource: string
  field: string
  when: readonly Condition[]
  /** The referring field holds the id as text. */
  asText?: true
}
/** A right over the rows that pass every condition. */
export interface Grant {
  level: Level
  /** Rows whose `own` fields name the person, or that the person created. */
  own?: true
  when?: readonly Condition[]
  /** Limits the grant to these resources of the module. */
  of?: readonly string[]
  /** A row that may only be read may still be moved along its status graph, and these of its fields changed. */
  moves?: true
  fields?: readonly string[]
  /** Personal data of rows that pass these conditions too is shown unmasked, although the person may not change them. */
  clear?: readonly Condition[]
}
/** Rows whose names are shown to people who may not read them: those of these resources that pass every condition. */
export interface Naming {
  of?: readonly string[]
  when?: readonly Condition[]
  /** The naming fields that are shown; all by default. */
  fields?: readonly string[]
}
/** A cell of the table: a level over all rows of the module, or grants over some of them. */
export type Cell = Level | Grant | readonly (Level | Grant)[]

type ByDesignation<V> = Readonly<Partial<Record<Word<'designation'>, V>>>
type ByStaffType<V> = Readonly<Partial<Record<Word<'staffType'>, V>>>
/** The rights on a module, as allow-lists: a designation or staff type that is not named has none. */
export interface ModuleAccess {
  designations: ByDesignation<Cell>
  /** A person with a staff type has the smaller of the designation's cell and this one. */
  staffTypes?: ByStaffType<Cell>
  /** Fields that people without a staff type may change on rows they may otherwise only read. */
  fields?: ByDesignation<readonly string[]>
  /** Resources of which people without a staff type may create any row. */
  creates?: ByDesignation<readonly string[]>
  /** By resource, the field by which the holder of a staff type may assign an unassigned row to themselves. */
  takes?: ByStaffType<Readonly<Record<string, string>>>
  /** Names of rows, without a right to read them. `everybody`: for all staff. */
  names?: ByStaffType<readonly Naming[]> & { everybody?: readonly Naming[] }
  /** Screens that list modules leave it out. */
  unnamed?: true
}

/** A right over own rows. */
export const own = (level: Level): Grant => ({ level, own: true })
/** Entries of this resource about rows that the person may see. */
export const ofSeenRows = (entry: string): Condition => ({ field: 'rowId', about: { entry, resource: 'resource' } })
/** A right over the rows whose field holds one of the words. */
export const where = (level: Level, field: string, words: readonly string[]): Grant => ({ level, when: [{ field, in: words }] })
/** The ways in which a row belongs to the person: one of the fields holds their id. */
export const mine = (...fields: string[]): Condition[][] => fields.map((field) => [{ field, actor: 'id' }])
/** Relations to the rows of another resource that refer by `field`: one for each way in which these belong to the person. */
export const referring = (resource: string, field: string, ways: readonly (readonly Condition[])[]): Relation[] =>
  ways.map((when) => ({ resource, field, when }))
/** Rights over the rows of the resource `of` whose `field` one of the relations reaches. */
export const related = (level: Level, of: string, field: string, relations: readonly Relation[]): Grant[] =>
  relations.map((one) => ({ level, of: [of], when: [{ field, related: one }] }))

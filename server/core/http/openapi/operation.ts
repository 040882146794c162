// The parts of an OpenAPI document that are used here.
import type { JsonSchema } from './jsonSchema.ts'

/** A reference to a component. */
export interface Ref {
  $ref: string
}
/** A parameter of an operation. */
export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: JsonSchema
}
/** A body or an answer. */
export interface Content {
  description?: string
  required?: boolean
  content?: Record<string, { schema: JsonSchema; example?: unknown }>
  headers?: Record<string, { description: string; schema: JsonSchema }>
}
/** One operation. */
export interface Operation {
  operationId: string
  summary?: string
  tags: string[]
  parameters?: (Parameter | Ref)[]
  requestBody?: Content | Ref
  security?: unknown[]
  responses: Record<string, Content | Ref>
}
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
/** A method that an operation has. */
export type Method = (typeof methods)[number]
/** The operations of a path by their methods, and the parameters that all of them have. */
export type Path = Partial<Record<Method, Operation>> & Pick<Operation, 'parameters'>
/** The whole document. */
export interface Document {
  openapi: string
  info: { title: string; version: string; description?: string }
  tags?: { name: string; description: string }[]
  security?: unknown[]
  paths: Record<string, Path>
  components: {
    schemas: Record<string, JsonSchema>
    parameters?: Record<string, Parameter>
    responses?: Record<string, Content>
    requestBodies?: Record<string, Content>
    securitySchemes?: object
  }
}

/** Every operation with its place, and with the parameters of its path. */
export const operationsOf = ({ paths }: Pick<Document, 'paths'>) =>
  Object.entries(paths).flatMap(([path, one]) =>
    methods.flatMap((method) => {
      const operation = one[method]
      if (!operation) return []
      const { parameters: own = [] } = operation
      return [{ path, method, operation: one.parameters ? { ...operation, parameters: [...one.parameters, ...own] } : operation }]
    }),
  )

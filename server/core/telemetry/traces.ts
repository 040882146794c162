// Traces for OpenTelemetry: a request, its handler and its SQL, with names and times but no values or persons. Loaded only when
// OTEL_EXPORTER_OTLP_ENDPOINT is set.
import { context, propagation, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { observeQueries } from '../db/queryObserver.ts'
import { callNameOf } from './requestLog.ts'

interface Traces {
  /** Starts a span with each request of the app. */
  follow(app: FastifyInstance): void
  /** Sends the remaining spans. */
  close(): Promise<void>
}

/** A statement's verb and table ('select leads'), without any value. */
export function summaryOf(text: string): string {
  const [, verb = 'sql'] = /^\s*(\w+)/.exec(text) ?? []
  const [, table = ''] = /\b(?:from|into|update|join)\s+"?(\w+)"?/i.exec(text) ?? []
  return [verb.toLowerCase(), table].filter((word) => word !== '').join(' ')
}

/** Starts tracing in this process; endpoint, headers and sampling come from OpenTelemetry's own variables. */
export function openTraces(serviceName: string): Traces {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const tracer = provider.getTracer('wakeel')
  observeQueries((text, startTime, error) => {
    // Statements outside a request, such as polling for jobs, would be the majority of spans.
    if (!trace.getSpan(context.active())) return
    const span = tracer.startSpan(summaryOf(text), { kind: SpanKind.CLIENT, startTime, attributes: { 'db.system.name': 'postgresql' } })
    if (error) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
  const spans = new WeakMap<FastifyRequest, { request: Span; handler?: Span }>()
  return {
    follow(app) {
      app.addHook('onRequest', (request, _reply, done) => {
        const parent = propagation.extract(context.active(), request.headers)
        const attributes = { 'http.request.method': request.method, 'http.route': request.routeOptions.url ?? '' }
        const span = tracer.startSpan(`${request.method} ${callNameOf(request)}`, { kind: SpanKind.SERVER, attributes }, parent)
        span.setAttribute('wakeel.request_id', request.id)
        spans.set(request, { request: span })
        context.with(trace.setSpan(parent, span), done)
      })
      // After the body was read, because reading it leaves the asynchronous context of earlier hooks.
      app.addHook('preHandler', (request, _reply, done) => {
        const found = spans.get(request)
        if (!found) return done()
        const outer = trace.setSpan(context.active(), found.request)
        found.handler = tracer.startSpan(`handler ${callNameOf(request)}`, {}, outer)
        context.with(trace.setSpan(outer, found.handler), done)
      })
      app.addHook('onSend', async (request) => spans.get(request)?.handler?.end())
      app.addHook('onResponse', async (request, reply) => {
        const found = spans.get(request)
        found?.request.setAttribute('http.response.status_code', reply.statusCode)
        if (reply.statusCode >= 500) found?.request.setStatus({ code: SpanStatusCode.ERROR })
        found?.request.end()
      })
    },
    close: () => provider.shutdown(),
  }
}

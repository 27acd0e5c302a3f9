// The guide shows this file, so what readers copy is what runs here.
import '../../site/samples/testing/select.spec.ts'

/** Objects with keys that are only known at run time, made so that V8 keeps them fast and nothing can reach their prototype. */

/** An object as it is filled. */
export type Fields = Record<string, unknown>

/**
 * Makes empty ordinary objects that take many keys well. V8 turns an object into a slow dictionary once it is given more than a dozen keys
 * that are not written out in the code, unless its constructor leads it to expect more; it takes back what the first few objects do not need.
 * Each maker has a constructor of its own, so that objects of one expression share one shape.
 */
export function objectMaker(): () => Fields {
  function Roomy(this: Fields, expected: boolean): void {
    if (!expected) return
    this.a0 = this.a1 = this.a2 = this.a3 = this.a4 = this.a5 = this.a6 = this.a7 = this.a8 = this.a9 = this.a10 = this.a11 = this.a12 = this.a13 = this.a14 = this.a15 = this.a16 = this.a17 = this.a18 = this.a19 = this.a20 = this.a21 = this.a22 = this.a23 = this.a24 = this.a25 = this.a26 = this.a27 = this.a28 = this.a29 = this.a30 = this.a31 = this.a32 = this.a33 = this.a34 = this.a35 = this.a36 = this.a37 = this.a38 = this.a39 = this.a40 = this.a41 = this.a42 = this.a43 = this.a44 = this.a45 = this.a46 = this.a47 = this.a48 = this.a49 = this.a50 = this.a51 = this.a52 = this.a53 = this.a54 = this.a55 = this.a56 = this.a57 = this.a58 = this.a59 = this.a60 = this.a61 = this.a62 = this.a63 = this.a64 = this.a65 = this.a66 = this.a67 = this.a68 = this.a69 = this.a70 = this.a71 = this.a72 = this.a73 = this.a74 = this.a75 = this.a76 = this.a77 = this.a78 = this.a79 = this.a80 = this.a81 = this.a82 = this.a83 = this.a84 = this.a85 = this.a86 = this.a87 = this.a88 = this.a89 = this.a90 = this.a91 = this.a92 = this.a93 = this.a94 = this.a95 = this.a96 = this.a97 = this.a98 = this.a99 = this.a100 = this.a101 = this.a102 = this.a103 = this.a104 = this.a105 = this.a106 = this.a107 = this.a108 = this.a109 = this.a110 = this.a111 = this.a112 = this.a113 = this.a114 = this.a115 = this.a116 = this.a117 = this.a118 = this.a119 = this.a120 = this.a121 = this.a122 = this.a123 = this.a124 = this.a125 = this.a126 = this.a127 = 0
  }
  Roomy.prototype = Object.prototype
  return () => new (Roomy as unknown as new (e: boolean) => Fields)(false)
}

/** Gives an object an own property, whatever its name: `__proto__` is a key like any other. */
export function put(object: Fields, key: string, value: unknown): void {
  Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true })
}

// Growing lists of numbers that are reused for the next plan, so that the running kernel allocates almost nothing.

abstract class Growing<List extends Float64Array | Int32Array> {
  abstract data: List;
  size = 0;

  /** Reserves space for `count` more numbers after `size`. */
  reserve(count: number): void {
    const needed = this.size + count;
    if (needed <= this.data.length) return;
    const larger = new (this.data.constructor as new (length: number) => List)(2 * needed);
    larger.set(this.data);
    this.data = larger;
  }

  push(number: number): void {
    this.reserve(1);
    this.data[this.size++] = number;
  }

  /** The numbers in use, without a copy. */
  used(): List {
    return this.data.subarray(0, this.size) as List;
  }
}

export class Floats extends Growing<Float64Array> {
  data = new Float64Array(1024);
}

export class Ints extends Growing<Int32Array> {
  data = new Int32Array(1024);
}

/**
 * Copies the used part of each list into one block of memory: a block per list would cost more than its contents.
 * Floats come first, since each must begin on a multiple of eight bytes.
 */
export function copiesOf<Lists extends readonly (Floats | Ints)[]>(...lists: Lists): Copies<Lists> {
  const block = new ArrayBuffer(lists.reduce((bytes, { data, size }) => bytes + data.BYTES_PER_ELEMENT * size, 0));
  let used = 0;
  return lists.map(({ data, size }) => {
    const View = data.constructor as new (block: ArrayBuffer, begin: number, length: number) => typeof data;
    const copy = new View(block, used, size);
    copy.set(data.subarray(0, size));
    used += copy.byteLength;
    return copy;
  }) as Copies<Lists>;
}

type Copies<Lists extends readonly (Floats | Ints)[]> = { [Index in keyof Lists]: Lists[Index]['data'] };

/**
 * Sorts the first `count` numbers in place. They arrive mostly in descending order, so they are reversed and sorted by
 * insertion. If that takes too many moves, the runtime sorts.
 */
export function sortFirst(numbers: Float64Array, count: number): void {
  for (let low = 0, high = count - 1; low < high; low++, high--) {
    const value = numbers[low];
    numbers[low] = numbers[high];
    numbers[high] = value;
  }
  let moves = 16 * count;
  for (let i = 1; i < count && moves >= 0; i++) {
    const value = numbers[i];
    let j = i;
    for (; j > 0 && numbers[j - 1] > value; j--) numbers[j] = numbers[j - 1];
    numbers[j] = value;
    moves -= i - j;
  }
  if (moves < 0) numbers.subarray(0, count).sort();
}

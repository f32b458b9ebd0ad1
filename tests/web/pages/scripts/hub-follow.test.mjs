import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { follow } from "/static/hub/follow.js";

class Stream {
  static CLOSED = 2;
  static all = [];
  readyState = 1;
  #heard = {};
  constructor(path) {
    this.path = path;
    Stream.all.push(this);
  }
  addEventListener(name, does) {
    this.#heard[name] = does;
  }
  tell(name, data) {
    this.#heard[name](data === undefined ? {} : { data: JSON.stringify(data) });
  }
}

test("a page that was refused asks again, and one whose connection broke leaves that to the browser", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  globalThis.EventSource = Stream;
  const frames = [];
  globalThis.requestAnimationFrame = (draw) => frames.push(draw);
  const shown = [];
  const last = () => {
    for (const draw of frames.splice(0)) draw();
    return shown.at(-1);
  };
  follow((stand) => shown.push(stand));
  const [first] = Stream.all;
  first.tell("open");
  first.tell("night", { name: "Friday" });
  first.tell("table", { number: 1, name: "Bar" });
  assert.deepEqual(last().tables, [{ number: 1, name: "Bar" }]);
  first.readyState = 0;
  first.tell("error");
  mock.timers.tick(60000);
  assert.equal(Stream.all.length, 1);
  assert.equal(last().here, false);
  first.readyState = Stream.CLOSED;
  first.tell("error");
  mock.timers.tick(4000);
  assert.equal(Stream.all.length, 1);
  mock.timers.tick(2000);
  assert.equal(Stream.all.length, 2);
  Stream.all[1].tell("open");
  assert.equal(last().here, true);
  assert.equal(last().night.name, "Friday");
  mock.timers.reset();
});

"""Gives the functions of a module, and their locals, the numbers that a former version of it gave them: a browser that
holds that version then fetches only what differs. Otherwise, each version would number nearly all of them anew.

A function is known again by its instructions, and by the functions that it calls; one that was changed, by what it has
in common with its former self. A new one gets a number that is free now. Nothing else changes.
"""

from collections import Counter, defaultdict
from itertools import pairwise

from wasm_functions import Module, meant, means_function
from wasm_locals import Numbering, assigned, types
from wasm_module import CONSTANT, INDIRECT_CALL, LOCAL_INSTRUCTIONS, number, written

ROUNDS = 3  # how far a function is looked at along its calls
LEAST_IN_COMMON = 0.3  # of all that two functions have, for one to be the other, changed


def kept(module, former):
    """The module with the former numbers, and its functions in their order."""
    known = known_again(module, former)
    order = ordered(known, len(module.bodies))
    moved = Module(module.ordered(order))
    bodies = [
        renumbered(moved, place, former, known[function]) if function in known else moved.bodies[place]
        for place, function in enumerate(order)]
    return moved.with_bodies(bodies), order


def known_again(module, former):
    """The former number of each function that is known again, by its number."""
    known, taken = {}, set()
    for now, then in zip(looks(module), looks(former)):
        free = defaultdict(list)
        for function in reversed(range(len(then))):
            if function not in taken:
                free[then[function]].append(function)
        for function, look in enumerate(now):
            if function not in known and free[look]:
                known[function] = free[look].pop()
                taken.add(known[function])
    return known | changed(
        {function: pairs(module, function) for function in range(len(module.bodies)) if function not in known},
        {function: pairs(former, function) for function in range(len(former.bodies)) if function not in taken})


def pairs(module, function):
    """The instructions of a function that follow each other."""
    return Counter(pairwise([module.bodies[function][0], *map(shape, module.bodies[function][1])]))


def changed(now, then):
    """The former number of each function that was changed: those that have most in common first."""
    having = defaultdict(list)
    for function, its in then.items():
        for pair in its:
            having[pair].append(function)
    common = Counter()
    for function, its in now.items():
        for pair in its:
            for former in having.get(pair, []):
                common[function, former] += min(its[pair], then[former][pair]) / len(having[pair])
    sizes = {
        function: sum(count / len(having[pair]) if pair in having else count for pair, count in its.items())
        for function, its in now.items()}
    shares = {both: shared / sizes[both[0]] for both, shared in common.items()}
    found, taken = {}, set()
    for (function, former), share in sorted(shares.items(), key=lambda each: (-each[1], each[0])):
        if share >= LEAST_IN_COMMON and function not in found and former not in taken:
            found[function] = former
            taken.add(former)
    return found


def looks(module):
    """What functions look like, in several ways, the most exact one first. Equal looks have equal hashes."""
    rough = [hash(tuple(map(shape, body))) for _, body in module.bodies]
    exact = [
        hash((tuple(map(exact_shape, body)), uses(body, module.parameters[type]), module.signatures[type]))
        for (_, body), type in zip(module.bodies, module.types)]
    called = [
        [meant(instruction) - module.imported for instruction in body if means_function(instruction)]
        for _, body in module.bodies]
    found = [rough, exact, with_called(rough, called)]
    for _ in range(ROUNDS):
        exact = with_called(exact, called)
        found.append(exact)
    return reversed(found)


def with_called(looks, called):
    """Looks that also tell apart what functions call."""
    return [
        hash((look, *(looks[each] if each >= 0 else each for each in functions)))
        for look, functions in zip(looks, called)]


def uses(body, parameters):
    """Which locals are the same, one after the other, whatever numbers those have that are no parameters."""
    first = {}
    used = [local(instruction) for instruction in body if instruction[0] in LOCAL_INSTRUCTIONS]
    return tuple(each if each < parameters else first.setdefault(each, parameters + len(first)) for each in used)


def exact_shape(instruction):
    """An instruction, whichever local it uses and whatever it calls."""
    return instruction[:1] if means_function(instruction) or instruction[0] in LOCAL_INSTRUCTIONS else instruction


def shape(instruction):
    """The same, whatever number it has, such as the address of a text, and of whatever type the function is that it calls."""
    return instruction[:1] if instruction[0] in (CONSTANT, INDIRECT_CALL) else exact_shape(instruction)


def ordered(known, count):
    """The functions, those that are known again in their former places."""
    places = [None] * count
    for function, place in known.items():
        if place < count:
            places[place] = function
    placed = set(places)
    left = iter(function for function in range(count) if function not in placed)
    return [next(left) if function is None else function for function in places]


def renumbered(module, place, former, known):
    """A function with its locals numbered as in its former self."""
    locals, body = module.bodies[place]
    _, former_body = former.bodies[known]
    parameters = module.parameters[module.types[place]]
    if list(map(shape, body)) != list(map(shape, former_body)):
        numbering = Numbering()
        numbering.learn(former_body)
        return numbering.numbered((locals, body), parameters)
    votes = Counter(
        (local(now), local(then)) for now, then in zip(body, former_body) if now[0] in LOCAL_INSTRUCTIONS)
    moved = assigned(votes, list(types(locals, parameters)))
    return locals, [
        instruction[:1] + written(moved.get(local(instruction), local(instruction)))
        if instruction[0] in LOCAL_INSTRUCTIONS else instruction
        for instruction in body]


def local(instruction):
    return number(instruction, 1)[0]
